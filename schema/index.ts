/** The catalogue: every collection by name, families together. The only barrel of the repository. */
import * as blocks from './families/blocks.ts'
import * as filters from './families/taxonomies.ts'
import * as knowledgeBase from './families/knowledge-base.ts'
import * as media from './families/media.ts'
import * as navigator from './families/navigator.ts'
import * as provenance from './families/provenance.ts'
import * as routes from './families/routes.ts'
import * as system from './families/system.ts'
import * as translations from './families/translations.ts'
import type { Collection } from './define.ts'

export const collections = {
  articles: knowledgeBase.articles,
  faqs: knowledgeBase.faqs,
  authors: knowledgeBase.authors,
  documents: knowledgeBase.documents,
  sources: knowledgeBase.sources,
  figures: knowledgeBase.figures,
  redirects: knowledgeBase.redirects,
  team_members: knowledgeBase.team_members,
  catalogue_notes: provenance.catalogue_notes,
  data_sources: provenance.data_sources,

  educational_institutions: navigator.educational_institutions,
  programs: navigator.programs,
  program_forms: navigator.program_forms,
  locations: navigator.locations,
  opening_hours: navigator.opening_hours,
  areas: navigator.areas,
  regional_education_desks: navigator.regional_education_desks,
  schools: navigator.schools,

  podcast_shows: media.podcast_shows,
  seasons: media.seasons,
  podcast_episodes: media.podcast_episodes,
  podcast_hosts: media.podcast_hosts,
  profiles: media.profiles,
  videos: media.videos,
  testimonials: media.testimonials,

  route_questions: routes.route_questions,
  route_answers: routes.route_answers,
  routes: routes.routes,
  route_steps: routes.route_steps,
  route_questions_translations: translations.route_questions_translations,
  route_answers_translations: translations.route_answers_translations,
  routes_translations: translations.routes_translations,
  route_steps_translations: translations.route_steps_translations,
  scheduling_links: routes.scheduling_links,
  availabilities: routes.availabilities,
  scheduled_events: routes.scheduled_events,
  applicants: routes.applicants,
  applicant_activity: routes.applicant_activity,

  audiences: filters.audiences,
  phases: filters.phases,
  topics: filters.topics,
  themas: filters.themas,
  sectors: filters.sectors,
  roles: filters.roles,
  tracks: filters.tracks,
  qualifications: filters.qualifications,
  school_subjects: filters.school_subjects,
  topics_translations: translations.topics_translations,
  sectors_translations: translations.sectors_translations,
  roles_translations: translations.roles_translations,
  tracks_translations: translations.tracks_translations,
  qualifications_translations: translations.qualifications_translations,
  news_segments: filters.news_segments,

  buttons: blocks.buttons,
  callouts: blocks.callouts,
  images: blocks.images,
  content_lists: blocks.content_lists,
  content_list_items: blocks.content_list_items,
  related_content_lists: blocks.related_content_lists,
  mediaplayers: blocks.mediaplayers,
  mentions: blocks.mentions,

  directus_roles: system.directus_roles,
  directus_users: system.directus_users,
  directus_files: system.directus_files,
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections

export const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(collections, name)

export type { Collection, MultiPoint, MultiPolygon, Point, Polygon, RichText, RichTextNode } from './define.ts'
export type * from './types.ts'
