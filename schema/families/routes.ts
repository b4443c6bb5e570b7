/** Routes: the questionnaire, its answers, and the routes that they lead to; advice and its agenda. */
import * as f from '../define.ts'
import { published, translationsOf } from './common.ts'
import { standing } from './provenance.ts'

const collection = f.family('routes')

/** Kinds of events to come to. */
export const eventTypes = ['open dag', 'informatiebijeenkomst', 'webinar', 'adviesgesprek'] as const

/** Stages of a route: before the first salary, paid while not yet qualified, and qualified. */
export const routeStages = ['preparing', 'paid', 'qualified'] as const

/** What a step costs, or what helps to pay it: a series of figures, and how often it is paid. */
export type StepCost = {
  /** Null: it costs something, and no series says how much. */
  readonly series: string | null
  readonly times: number
  /** The series is the lowest price by law, so that many pay more. */
  readonly isLowest?: boolean | undefined
  /** Who usually pays it for the visitor. */
  readonly payer?: 'school' | undefined
}

export const route_questions = collection({
  fields: {
    title: f.required(f.text()),
    slug: f.required(f.slug()),
    description: f.text(),
    sort: f.required(f.integer()),
    answers: f.many('route_answers', 'question', 'sort'),
    /** Whether the question asks for what somebody already has, such as a diploma: no other answer can be chosen. */
    is_fact: f.boolean(),
    translations: translationsOf('route_questions'),
  },
})

export const route_answers = collection({
  fields: {
    title: f.required(f.text()),
    slug: f.required(f.slug()),
    description: f.text(),
    sort: f.integer(),
    question: f.one('route_questions'),
    /** Path of the page about what it names, as `/rollen/instructeur`. */
    about: f.text(),
    /** This answer is offered when one of these was given earlier, or always when there are none. */
    requires_answers: f.manyToMany('route_answers'),
    routes: f.manyToMany('routes', 'routes_route_answers'),
    translations: translationsOf('route_answers'),
  },
})

export const routes = collection({
  fields: {
    ...published,
    description: f.text(),
    duration_in_months: f.required(f.integer()),
    /** Name of the kind of route that it is a variant of, as "Zij-instroom". */
    family: f.text(),
    /** Whether it ends in a qualification; false: in a job that needs none. */
    qualifies: f.boolean(),
    requires_answers: f.manyToMany('route_answers'),
    steps: f.manyToMany('route_steps'),
    translations: translationsOf('routes'),
  },
})

export const route_steps = collection({
  fields: {
    title: f.required(f.text()),
    short_title: f.text(),
    duration_in_months: f.integer(),
    /** What applies during the step: no salary from it yet, a salary, or already qualified. */
    stage: f.oneOf(routeStages),
    /** Chosen: the contract names no costs. */
    costs: f.json<readonly StepCost[]>(),
    body: f.richText(),
    routes: f.manyToMany('routes', 'routes_route_steps'),
    translations: translationsOf('route_steps'),
  },
})

export const scheduling_links = collection({
  fields: {
    title: f.required(f.text()),
    description: f.text(),
    /** Whether the conversation is in English. */
    english: f.boolean(),
    /** The address of an external scheduler; null when only own slots are offered. */
    link: f.text(),
    /** Questions that the scheduler asks, by their number. */
    questions: f.json<Readonly<Record<string, string>>>(),
    /** Minutes. */
    duration: f.integer(),
    availabilities: f.many('availabilities', 'scheduling_link'),
  },
})

export const availabilities = collection({
  fields: {
    scheduling_link: f.one('scheduling_links'),
    team_member: f.one('team_members'),
    /** 1 = Monday … 7 = Sunday. */
    weekday: f.required(f.integer()),
    /** Local time in Europe/Amsterdam, `HH:MM`. */
    starts_at: f.required(f.text()),
    ends_at: f.required(f.text()),
  },
})

export const scheduled_events = collection({
  fields: {
    title: f.required(f.text()),
    slug: f.required(f.slug()),
    description: f.text(),
    /** Whether the event and its texts are in English. */
    english: f.boolean(),
    event_type: f.oneOf(eventTypes),
    starts_at: f.required(f.dateTime()),
    ends_at: f.required(f.dateTime()),
    online: f.boolean(),
    url: f.text(),
    location: f.one('locations'),
    regional_education_desk: f.one('regional_education_desks'),
    educational_institution: f.one('educational_institutions'),
    /** Answers of the questionnaire that the event is meant for; without any it is for everybody. */
    requires_answers: f.manyToMany('route_answers'),
    ...standing,
  },
})

/** Anonymous: who looks around, by kind, never by person. */
export const applicants = collection({
  policies: ['read-stats'],
  fields: {
    date_created: f.required(f.dateTime()),
    audience: f.one('audiences'),
    phase: f.one('phases'),
    interests: f.list(),
    activity: f.many('applicant_activity', 'applicant', 'date_created'),
  },
})

export const applicant_activity = collection({
  policies: ['read-stats'],
  fields: {
    applicant: f.one('applicants'),
    date_created: f.required(f.dateTime()),
    activity: f.required(f.oneOf(['route_completed', 'article_read', 'programme_viewed', 'advice_requested'])),
    sector: f.one('sectors'),
  },
})
