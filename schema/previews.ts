/** The collections whose items have a page on the site, by what its preview shows to editors. */

/** Pages that show an item of any status, and its content versions. */
export const previewsDrafts = ['articles', 'faqs', 'programs', 'videos', 'testimonials', 'podcast_episodes'] as const

/** Pages that show an item as it is now, past every cache; of those with a status a published one. */
export const previewsPublished = [
  'podcast_shows',
  'routes',
  'topics',
  'themas',
  'roles',
  'qualifications',
  'tracks',
  'sectors',
  'profiles',
  'authors',
  'educational_institutions',
  'regional_education_desks',
  'locations',
] as const
