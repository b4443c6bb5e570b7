/** The text below the title of pages without an item, as alternates. */
import { listEvents } from '#lib/content/agenda.ts'
import { listAddresses, type PageFamily } from '#lib/content/addresses.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { getDescription } from '#lib/content/open-api.ts'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { listTeam } from '#lib/content/team.ts'
import { env } from '#lib/env.ts'
import type { Href } from '#lib/paths.ts'
import {
  accessibilityGaps,
  accessibilityTests,
  adviceSteps,
  privacyForms,
  promises,
  refrained,
} from '#lib/site-files/page-parts.ts'
import type { Context } from '../context.ts'
import { escaped, link, list } from '../document-markdown.ts'
import { dutchTime } from './navigator.ts'
import { documentOf, section } from './parts.ts'
import { isFixedPathname, pageMessages } from '../../page-messages.ts'

const pathnameOf = (href: Href) => (typeof href === 'string' ? href : href.pathname)

/** Links to the pages of a family; with a pattern, only to the pages of that pattern. */
export const listed =
  (family: PageFamily, pattern?: string) =>
  async ({ locale, urlOf }: Context): Promise<string[]> => {
    const addresses = await listAddresses(family, locale)
    return [
      list(
        addresses
          .filter(({ href }) => pattern === undefined || pathnameOf(href) === pattern)
          .map(({ href, title, languages }) =>
            languages.includes(locale)
              ? link(title, urlOf(href))
              : `${link(title, urlOf(href))} (${languages.join(', ')})`,
          ),
      ),
    ]
  }

/** Links to all pages without an item. */
export const overview = async (context: Context): Promise<string[]> => {
  const addresses = await listAddresses('pages', context.locale)
  return [
    list(
      addresses.map(({ href, title }) => {
        const pathname = pathnameOf(href)
        return link(isFixedPathname(pathname) ? context.t(pageMessages[pathname].title) : title, context.urlOf(href))
      }),
    ),
  ]
}

/** The questions that lead to a route with their answers, and all routes. */
export const questionnaire = async (context: Context): Promise<string[]> => {
  const { questions } = await getRouteMap(context.locale)
  return [
    ...questions.map(({ title, answers }) =>
      section(escaped(title), list(answers.map((answer) => escaped(answer.title)))),
    ),
    section(context.t('routes.trail'), (await listed('routes')(context)).join('\n')),
  ]
}

/** All events that are not over. */
export const agenda = async ({ urlOf, t }: Context): Promise<string[]> => {
  const now = Date.now()
  const coming = (await listEvents()).filter(({ end }) => end > now)
  return [
    list(
      coming.map(
        ({ slug, title, start }) =>
          `${dutchTime(start)}: ${link(title, urlOf({ pathname: '/activiteiten/[slug]', params: { slug } }))}`,
      ),
    ) || t('agenda.noneAll'),
  ]
}

const team = async (adviser: boolean, context: Context): Promise<string> => {
  const members = (await listTeam()).filter((member) => member.adviser === adviser)
  return members
    .map(({ name, jobTitle, description }) =>
      section(escaped(jobTitle ? `${name}, ${jobTitle}` : name), documentOf(description, context), 3),
    )
    .join('\n\n')
}

/** The principles of this site, and its makers. */
export const about = async (context: Context): Promise<string[]> => {
  const { t } = context
  return [
    section(t('about.what'), promises.map((key) => `**${t(`about.${key}`)}**: ${t(`about.${key}Text`)}`).join('\n\n')),
    section(t('about.advisers'), await team(true, context)),
    section(t('about.team'), await team(false, context)),
  ]
}

/** How an advice call works. */
export const adviceCall = async ({ t, urlOf }: Context): Promise<string[]> => {
  const { isSample } = await getCatalogueNote()
  const textOf = (step: (typeof adviceSteps)[number]) =>
    t(isSample && step !== 'before' ? `advice.${step}TextSample` : `advice.${step}Text`)
  return [
    ...adviceSteps.map((step) => section(t(`advice.${step}`), textOf(step))),
    section(t('advice.not'), list(refrained.map((item) => t(`advice.notItem.${item}`)))),
    link(t('advice.plan'), urlOf('/adviesgesprek')),
  ]
}

/** What was tested for accessibility, and the known problems. */
export const accessibility = async ({ t, urlOf }: Context): Promise<string[]> => [
  `**${t('statement.state')}**`,
  t('statement.stateText'),
  section(t('statement.tested'), list(accessibilityTests.map((test) => t(`statement.test.${test}`)))),
  section(t('statement.gaps'), list(accessibilityGaps.map((gap) => t(`statement.gap.${gap}`)))),
  section(t('statement.contact'), link(t('contact.title'), urlOf('/contact'))),
]

/** Who is responsible, what is stored about visitors and where, and their rights; what browsers store is listed on the page alone. */
export const privacy = async ({ t, urlOf }: Context): Promise<string[]> => {
  const { isSample } = await getCatalogueNote()
  const mail = env.contactEmail
  const links = {
    mail: () => link(mail, `mailto:${mail}`),
    ap: (words: string) => link(words, 'https://www.autoriteitpersoonsgegevens.nl'),
  }
  const counted = env.searchStatisticsKey === null ? '' : ` ${t('privacy.searchCounted')}`
  return [
    section(
      t('privacy.controller'),
      isSample
        ? t('privacy.controllerSample', { mail })
        : t.markup('privacy.controllerText', { ...links, name: escaped(env.siteName) }),
    ),
    section(t('privacy.browser'), link(t('privacy.title'), urlOf('/privacy'))),
    section(
      t('privacy.forms'),
      [
        t('privacy.formsText'),
        list(privacyForms.map((form) => `**${t(`privacy.form.${form}`)}**: ${t(`privacy.formKept.${form}`)}`)),
      ].join('\n\n'),
    ),
    section(t('privacy.stored'), t(isSample ? 'privacy.storedSample' : 'privacy.storedText')),
    section(t('privacy.search'), `${t('privacy.searchText')}${counted}`),
    ...(['others', 'server'] as const).map((part) => section(t(`privacy.${part}`), t(`privacy.${part}Text`))),
    section(t('privacy.rights'), isSample ? t('privacy.rightsSample') : t.markup('privacy.rightsText', links)),
  ]
}

/** The operations of the content API. */
export const operations = async (): Promise<string[]> => {
  const description = await getDescription()
  return (description?.groups ?? []).map(({ name, operations: own }) =>
    section(
      name || 'API',
      list(own.map(({ method, path, summary }) => `\`${method} ${path}\` ${escaped(summary)}`.trim())),
    ),
  )
}
