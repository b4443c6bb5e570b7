import { expect, test } from 'vitest'
import { emptyPlan, meet, mergePlans, parsePlan, type Plan } from './plan.ts'

const plan: Plan = {
  route: 'via-de-pabo',
  place: 'Utrecht',
  tasks: [{ id: 'a', text: 'Bel het loket', date: '2026-12-01', isDone: false }],
  notes: 'Vraag naar deeltijd',
}

test('a plan is the same after it was stored', () => {
  expect(parsePlan(JSON.stringify(plan))).toEqual(plan)
})

test('what is not a plan is none', () => {
  for (const stored of ['', '{', '[]', 'null', '7']) expect(parsePlan(stored)).toBeNull()
})

const none = { route: null, place: null }

test('the stored plan fills in what an address leaves out', () => {
  expect(meet(none, plan)).toEqual({ does: 'open', choice: { route: 'via-de-pabo', place: 'Utrecht' } })
  expect(meet({ ...none, route: 'via-de-pabo' }, plan).does).toBe('open')
  expect(meet({ ...none, place: 'Almere' }, plan)).toEqual({
    does: 'open',
    choice: { route: 'via-de-pabo', place: 'Almere' },
  })
  expect(meet(none, emptyPlan).does).toBe('same')
})

test('a first choice and another place are stored, but another route needs confirmation', () => {
  expect(meet({ route: 'via-de-pabo', place: null }, emptyPlan).does).toBe('keep')
  expect(meet({ route: 'via-de-pabo', place: 'Utrecht' }, plan).does).toBe('same')
  expect(meet({ route: 'via-de-pabo', place: 'Almere' }, plan).does).toBe('keep')
  expect(meet({ route: 'zij-instroom', place: 'Utrecht' }, plan).does).toBe('ask')
})

test('a broken part of a stored plan does not lose the rest', () => {
  const task = { id: 'a', text: 'Bel het loket', date: '20267-01-12', isDone: false }
  const stored = JSON.stringify({ ...emptyPlan, notes: 'Mijn notities', tasks: [task, { text: 'x' }, 'y'] })
  expect(parsePlan(stored)).toEqual({ ...emptyPlan, notes: 'Mijn notities', tasks: [{ ...task, date: null }] })
})

test('two plans become one that has what each had', () => {
  const task = (text: string) => ({ id: text, text, date: null, isDone: false })
  const own = { route: 'pabo', place: null, tasks: [task('een')], notes: 'Van mij' }
  const other = { route: 'alo', place: 'Urk', tasks: [task('een'), task('twee')], notes: 'Uit het bestand' }
  expect(mergePlans(own, other)).toEqual({
    plan: {
      route: 'pabo',
      place: 'Urk',
      tasks: [task('een'), task('twee')],
      notes: 'Van mij\n\nUit het bestand',
    },
    tasksLeft: 0,
    areNotesCut: false,
  })
  expect(mergePlans(own, own).plan).toEqual(own)
})

test('notes that were written on are not doubled', () => {
  const [before, after] = ['Bel de pabo', 'Bel de pabo\nVraag naar kosten']
  for (const [own, other] of [
    [before, after],
    [after, before],
    ['', after],
  ] as const)
    expect(mergePlans({ ...emptyPlan, notes: own }, { ...emptyPlan, notes: other }).plan.notes).toBe(after)
})

test('what does not fit in the plan is reported', () => {
  const tasks = (from: string) =>
    Array.from({ length: 60 }, (_, index) => ({ id: from + index, text: from + index, date: null, isDone: false }))
  const merged = mergePlans(
    { ...emptyPlan, tasks: tasks('a'), notes: 'a'.repeat(9_000) },
    { ...emptyPlan, tasks: tasks('b'), notes: 'b'.repeat(9_000) },
  )
  expect(merged.plan.tasks).toHaveLength(100)
  expect(merged.plan.notes).toHaveLength(10_000)
  expect(merged).toMatchObject({ tasksLeft: 20, areNotesCut: true })
})
