/** Rows of the questionnaire, the routes, advice, the agenda and anonymous use. */
import { availabilities, meetings, schedulingLinks } from './agenda.ts'
import type { Workshop } from './blocks.ts'
import { isClosed } from './closed-days.ts'
import { markdownToDocument } from './markdown.ts'
import { invented } from './provenance.ts'
import { questions } from './route-questions.ts'
import { translatedAnswers, translatedQuestions, translatedRoute } from './route-translations.ts'
import { translatedSteps } from './route-step-translations.ts'
import { routes } from './routes.ts'
import { sourcesOfStep } from './step-sources.ts'
import { stepCosts } from './step-costs.ts'
import { steps } from './route-steps.ts'
import { fractionOf, idOf } from './rows.ts'
import { audiences, phases } from './taxonomies.ts'

/** Adds questions with their answers, and routes with their steps. Source: docs/contract.md 10.6. */
export const addRoutes = ({ catalogue }: Workshop): void => {
  for (const [index, question] of questions.entries()) {
    const { key, title, description } = question
    catalogue.translate('route_questions', key, translatedQuestions[key])
    catalogue.add('route_questions', key, {
      title,
      slug: key,
      description,
      sort: index + 1,
      is_fact: question.isFact ?? false,
    })
    for (const [place, answer] of question.answers.entries()) {
      catalogue.translate('route_answers', answer.key, translatedAnswers[answer.key])
      catalogue.add('route_answers', answer.key, {
        title: answer.title,
        slug: answer.key,
        description: answer.description,
        about: answer.about ?? null,
        sort: place + 1,
        question: idOf('route_questions', key),
      })
      catalogue.link('route_answers', answer.key, 'requires_answers', answer.after)
    }
  }
  for (const step of steps) {
    const english = translatedSteps[step.key]
    if (english)
      catalogue.translate('route_steps', step.key, {
        title: english.title,
        short_title: english.shortTitle,
        body: markdownToDocument(english.body + sourcesOfStep(step.key, 'en'), {
          where: `route_steps_translations, ${step.key}`,
        }),
      })
    catalogue.add('route_steps', step.key, {
      title: step.title,
      short_title: step.shortTitle,
      duration_in_months: step.months,
      stage: step.stage ?? 'preparing',
      costs: stepCosts[step.key] ?? null,
      body: markdownToDocument(step.body + sourcesOfStep(step.key, 'nl'), { where: `route_steps, ${step.key}` }),
    })
  }
  for (const route of routes) {
    const { key, title, description, family, qualifies } = route
    // Until the qualification, or the job: the first year at a school comes after it.
    const months = route.steps
      .flatMap((name) => steps.find((step) => step.key === name) ?? [])
      .map(({ months: length, stage }) => (stage === 'qualified' ? 0 : length))
    catalogue.add('routes', key, {
      status: 'published',
      title,
      slug: key,
      path: `/routes/${key}`,
      description,
      family,
      qualifies,
      duration_in_months: months.reduce((sum, each) => sum + each, 0),
    })
    catalogue.link('routes', key, 'requires_answers', route.requires)
    catalogue.link('routes', key, 'steps', route.steps)
    catalogue.translate('routes', key, translatedRoute(route))
  }
}

const week = 7 * 24 * 3600 * 1000

/**
 * The milliseconds by which meetings are moved: whole weeks, so that each stays on its day of the week, and the first is
 * two to three weeks ahead. One that would fall on a holiday is moved further.
 */
const shiftFrom = (today: Date): number => {
  const first = Math.min(...meetings.map(({ starts }) => Date.parse(starts)))
  return Math.ceil((today.getTime() + 2 * week - first) / week) * week
}

/** Adds the advice that can be booked, who gives it when, and the meetings. Source: docs/contract.md 10.9. */
export const addAgenda = ({ catalogue, today }: Workshop): void => {
  const shift = shiftFrom(today)
  const weeksOf = (starts: string): number => {
    let weeks = shift
    while (isClosed(Date.parse(starts) + weeks)) weeks += week
    return weeks
  }
  for (const { key, ...link } of schedulingLinks) catalogue.add('scheduling_links', key, link)
  for (const { link, adviser, weekday, from, to } of availabilities)
    catalogue.add('availabilities', `${link}/${adviser}/${weekday}`, {
      scheduling_link: catalogue.refer('scheduling_links', link, link),
      team_member: catalogue.refer('team_members', adviser, link),
      weekday,
      starts_at: from,
      ends_at: to,
    })
  for (const { key, title, description, english = false, kind, starts, ends, online, desk, answers = [] } of meetings) {
    const weeks = weeksOf(starts)
    const moved = (time: string) => new Date(Date.parse(time) + weeks).toISOString()
    catalogue.add('scheduled_events', key, {
      title,
      slug: key,
      description,
      english,
      event_type: kind,
      starts_at: moved(starts),
      ends_at: moved(ends),
      online,
      location: desk && !online ? catalogue.refer('locations', desk, key) : null,
      regional_education_desk: desk ? catalogue.refer('regional_education_desks', desk, key) : null,
      ...invented,
    })
    catalogue.link('scheduled_events', key, 'requires_answers', answers)
  }
}

const visitors = 40
const activities = ['article_read', 'programme_viewed', 'route_completed', 'advice_requested'] as const
const sectorKeys = ['po', 'vo', 'mbo', 'go', 'ho']
const interests = ['pabo', 'zij-instroom', 'mbo', 'salaris', 'deeltijd', 'gespecialiseerd onderwijs']

/** Adds anonymous visitors and what they did, evenly made up from the seed. Source: docs/contract.md 2.1 `applicants`. */
export const addUse = ({ catalogue, seed }: Workshop): void => {
  for (let number = 1; number <= visitors; number += 1) {
    const key = `visitor-${number}`
    const pick = <T>(from: readonly T[], what: string): T | undefined =>
      from[Math.floor(fractionOf(`${seed}/${key}/${what}`) * from.length)]
    const day = `2026-${String(1 + (number % 9)).padStart(2, '0')}-${String(1 + ((number * 7) % 28)).padStart(2, '0')}`
    const interest = pick(interests, 'interest')
    catalogue.add('applicants', key, {
      date_created: `${day}T10:00:00.000Z`,
      audience: catalogue.refer('audiences', pick(audiences, 'audience')?.key ?? '', key),
      phase: catalogue.refer('phases', pick(phases, 'phase')?.key ?? '', key),
      interests: interest ? [interest] : [],
    })
    for (let step = 0; step <= number % 4; step += 1)
      catalogue.add('applicant_activity', `${key}/${step}`, {
        applicant: idOf('applicants', key),
        date_created: `${day}T10:${String(5 + step * 4).padStart(2, '0')}:00.000Z`,
        activity: activities[step] ?? 'article_read',
        sector: catalogue.refer('sectors', pick(sectorKeys, `sector-${step}`) ?? '', key),
      })
  }
}
