const names = (list: string): readonly string[] => list.split(/\s+/)

/**
 * The fields that the contract shows for each collection. A service may have more, as ours does; a site that runs on any
 * service of the contract needs no others. Collections whose fields the contract does not show are absent here.
 * Source: docs/conformance.md, "Fields of the contract".
 */
export const contractFields: Readonly<Record<string, readonly string[]>> = {
  articles: names(`id title slug path description summary body date_created date_updated seo english status editor_nodes
    authors documents sources topics sectors roles tracks qualifications faqs`),
  faqs: names('id question answer sectors topics audiences phases'),
  educational_institutions: names('id title slug path date_created date_updated description logo type programs'),
  programs: names(
    'id title slug path level type degree qualifications educational_institutions roles sectors program_forms',
  ),
  qualifications: names('id name path description'),
  authors: names('id first_name name image job_title'),
  documents: names('id title description asset'),
  sources: names('id title description url'),
  topics: names('id name slug path'),
  sectors: names('id title slug'),
  roles: names('id name path'),
  tracks: names('id name path'),
  locations: names('id title url address zip city country location_geopoint opening_hours'),
  podcast_shows: names('id title path artwork podcast_status creator_name'),
  podcast_episodes:
    names(`id title path season show publication_date episode_number duration hosts guests transcript_raw
    transcript_string_with_speakers speaker_map`),
  seasons: names('id season_number year show'),
  videos: names(`id title path video duration publication_date profiles chapters transcript_raw
    transcript_string_with_speakers speaker_map`),
  profiles: names('id first_name last_name path image'),
  podcast_hosts: names('id first_name last_name image'),
  program_forms: names('id url description track'),
  areas: names('id title area_center area_bounds area_inner'),
  regional_education_desks:
    names(`id title logo sectors regions cities_municipalities has_consultation_service orientation_activity_types
    content_types phone_availability consultation_service_description`),
  // Of the questionnaire the contract shows how its parts are joined; without these a service would seem to have no routes.
  route_questions: names('id title slug description sort answers'),
  route_answers: names('id title slug description question requires_answers'),
  routes: names('id title slug path description duration_in_months requires_answers steps'),
  route_steps: names('id title duration_in_months body'),
  news_segments: names('id title'),
  directus_files: names('id filesize type'),
}
