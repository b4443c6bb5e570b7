/** Routes: the questionnaire, its answers, and the routes that they lead to; advice and its agenda. */
import {
  collection,
  dateTime,
  integer,
  json,
  list,
  many,
  manyToMany,
  one,
  oneOf,
  required,
  richText,
  slug,
  text,
  uuid,
  boolean,
} from '../define.ts'
import { published } from './common.ts'
import { standing } from './provenance.ts'

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
  family: 'routes',
  fields: {
    id: required(uuid()),
    title: required(text()),
    slug: required(slug()),
    description: text(),
    sort: required(integer()),
    answers: many('route_answers', 'question', 'sort'),
    /** It asks for what somebody already has, such as a diploma: no other answer can be chosen. */
    is_fact: boolean(),
    /** Texts in other languages. */
    translations: many('route_questions_translations', 'route_questions_id'),
  },
})

export const route_answers = collection({
  family: 'routes',
  fields: {
    id: required(uuid()),
    title: required(text()),
    slug: required(slug()),
    description: text(),
    sort: integer(),
    question: one('route_questions'),
    /** Path of the page about what it names, as `/rollen/instructeur`. */
    about: text(),
    /** This answer is offered when one of these was given earlier, or always when there are none. */
    requires_answers: manyToMany('route_answers'),
    routes: manyToMany('routes', 'routes_route_answers'),
    /** Texts in other languages. */
    translations: many('route_answers_translations', 'route_answers_id'),
  },
})

export const routes = collection({
  family: 'routes',
  fields: {
    ...published,
    description: text(),
    duration_in_months: required(integer()),
    /** Name of the kind of route that it is a variant of, as "Zij-instroom". */
    family: text(),
    /** Whether it ends in a qualification; false: in a job that needs none. */
    qualifies: boolean(),
    requires_answers: manyToMany('route_answers'),
    steps: manyToMany('route_steps'),
    /** Texts in other languages. */
    translations: many('routes_translations', 'routes_id'),
  },
})

export const route_steps = collection({
  family: 'routes',
  fields: {
    id: required(uuid()),
    title: required(text()),
    short_title: text(),
    duration_in_months: integer(),
    /** What applies during the step: no salary from it yet, a salary, or already qualified. */
    stage: oneOf(routeStages),
    /** Chosen: the contract names no costs. */
    costs: json<readonly StepCost[]>(),
    body: richText(),
    routes: manyToMany('routes', 'routes_route_steps'),
    /** Texts in other languages. */
    translations: many('route_steps_translations', 'route_steps_id'),
  },
})

export const scheduling_links = collection({
  family: 'routes',
  fields: {
    id: required(uuid()),
    title: required(text()),
    description: text(),
    /** Whether the conversation is in English. */
    english: boolean(),
    /** The address of an external scheduler; null when only own slots are offered. */
    link: text(),
    /** Questions that the scheduler asks, by their number. */
    questions: json<Readonly<Record<string, string>>>(),
    /** Minutes. */
    duration: integer(),
    availabilities: many('availabilities', 'scheduling_link'),
  },
})

export const availabilities = collection({
  family: 'routes',
  fields: {
    id: required(uuid()),
    scheduling_link: one('scheduling_links'),
    team_member: one('team_members'),
    /** 1 = Monday … 7 = Sunday. */
    weekday: required(integer()),
    /** Local time in Europe/Amsterdam, `HH:MM`. */
    starts_at: required(text()),
    ends_at: required(text()),
  },
})

export const scheduled_events = collection({
  family: 'routes',
  fields: {
    id: required(uuid()),
    title: required(text()),
    slug: required(slug()),
    description: text(),
    event_type: oneOf(eventTypes),
    starts_at: required(dateTime()),
    ends_at: required(dateTime()),
    online: boolean(),
    url: text(),
    location: one('locations'),
    regional_education_desk: one('regional_education_desks'),
    educational_institution: one('educational_institutions'),
    /** Answers of the questionnaire that the event is meant for; without any it is for everybody. */
    requires_answers: manyToMany('route_answers'),
    ...standing,
  },
})

/** Anonymous: who looks around, by kind, never by person. */
export const applicants = collection({
  family: 'routes',
  policies: ['read-stats'],
  fields: {
    id: required(uuid()),
    date_created: required(dateTime()),
    audience: one('audiences'),
    phase: one('phases'),
    interests: list(),
    activity: many('applicant_activity', 'applicant', 'date_created'),
  },
})

export const applicant_activity = collection({
  family: 'routes',
  policies: ['read-stats'],
  fields: {
    id: required(uuid()),
    applicant: one('applicants'),
    date_created: required(dateTime()),
    activity: required(oneOf(['route_completed', 'article_read', 'programme_viewed', 'advice_requested'])),
    sector: one('sectors'),
  },
})
