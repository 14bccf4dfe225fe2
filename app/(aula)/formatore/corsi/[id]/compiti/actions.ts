'use server'

import { redirect } from 'next/navigation'
import { marksAbove } from '#lib/italian/site'
import type { Level } from '#lib/questions/level'
import { makeAssignment, removeAssignment } from '#lib/server/courses/assignments'
import { changeAssignment } from '#lib/server/courses/decided/change-assignment'
import { extend } from '#lib/server/courses/exceptions'
import { decimal, field, optional, sentBack } from '#lib/server/form'
import type { SentBack } from '../../../../../_ui/contracts'

type Scores = 'end' | 'closing' | 'never'
type Shuffles = ('questions' | 'options')[]

const pageOf = (form: FormData, page = ''): string =>
  `/formatore/corsi/${encodeURIComponent(field(form, 'courseId'))}/compiti${page}`

/** The page of the assignment of a form. */
const ownPage = (form: FormData, said: string): string =>
  pageOf(form, `/${encodeURIComponent(field(form, 'assignmentId'))}?${said}=1`)

/** How it counts, of what gives points: `weight`, and `missingAsZero` where it is ticked. */
const countingOf = (form: FormData) =>
  form.has('weight') ? { weight: decimal(form, 'weight'), missingAsZero: form.has('missingAsZero') } : {}

const fieldsOf = (form: FormData) => ({
  ...countingOf(form),
  title: field(form, 'title'),
  opensAt: field(form, 'opensAt'),
  dueAt: field(form, 'dueAt'),
  closesAt: field(form, 'closesAt'),
  attempts: field(form, 'attempts').trim() === '' ? null : Number(field(form, 'attempts')),
})

/** What a form says is to be done: `type`, and the fields of that. */
function taskOf(form: FormData): Parameters<typeof makeAssignment>[0]['task'] {
  const [lessons, level] = [form.getAll('lesson').map(String), optional(form, 'level') as Level | undefined]
  const scores = (optional(form, 'scores') ?? 'end') as Scores
  const minutes = optional(form, 'minutes')
  switch (field(form, 'type')) {
    case 'lezioni':
      return { type: 'lezioni', lessons }
    case 'esercizio': {
      const rules = field(form, 'rule').split(/[\s,;]+/)
      const [length, template] = [Number(field(form, 'length')), optional(form, 'template')]
      return { type: 'esercizio', rules: rules.filter((rule) => rule !== ''), lessons, template, level, length }
    }
    case 'mazzo':
      return {
        ...{ type: 'mazzo', deckId: field(form, 'deckId') },
        shuffle: form.getAll('shuffle').map(String) as Shuffles,
        ...(minutes !== undefined && {
          timed: { minutes: Number(minutes), pass: Number(optional(form, 'pass') ?? 70), scores },
        }),
      }
    case 'mano':
      return { type: 'mano', outOf: Number(field(form, 'outOf')) }
    case 'esame':
      return { type: 'esame', blueprint: field(form, 'blueprint'), scores }
    default: {
      const numbers = { count: Number(field(form, 'count')), pass: Number(field(form, 'pass')) }
      const calls = Number(optional(form, 'calls') ?? 0)
      const custom = {
        areas: lessons,
        level,
        scores,
        minutes: minutes === undefined ? null : Number(minutes),
        ...numbers,
        calls,
      }
      return { type: 'su-misura', custom }
    }
  }
}

/**
 * Gives the students of a course something to do. Fields: `courseId`; `title`, `opensAt`, `dueAt`, `closesAt`, `attempts` (all but the title
 * may be empty); `type` with its own; `person` for each whom it is for, none for everybody. Returns only a failure, with what was typed.
 */
export async function make(_: unknown, form: FormData): Promise<SentBack> {
  const [courseId, people] = [field(form, 'courseId'), form.getAll('person').map(String)]
  const made = await makeAssignment({ courseId, task: taskOf(form), people, ...fieldsOf(form) })
  return made.ok ? redirect(pageOf(form, `/${made.value.assignmentId}?assegnato=1`)) : sentBack(made.error, form)
}

/** Says something else of an assignment. Fields: `courseId`, `assignmentId`, those of its times, and of what is marked by hand `outOf`. Returns only a failure, with what was typed. */
export async function change(_: unknown, form: FormData): Promise<SentBack> {
  const which = { courseId: field(form, 'courseId'), assignmentId: field(form, 'assignmentId') }
  const outOf = form.has('outOf') ? { outOf: Number(field(form, 'outOf')) } : {}
  const done = await changeAssignment({ ...which, ...fieldsOf(form), ...outOf })
  if (!done.ok) return sentBack(done.error, form)
  return done.value.type === 'saved' ? redirect(ownPage(form, 'salvato')) : sentBack(marksAbove(done.value.above), form)
}

const remove = (form: FormData, back: boolean) =>
  removeAssignment({ courseId: field(form, 'courseId'), assignmentId: field(form, 'assignmentId'), back })

/** Takes an assignment away, to be put back from the list. Fields: `courseId`, `assignmentId`. Returns only a failure, as those below. */
export async function drop(_: string | null, form: FormData): Promise<string> {
  const done = await remove(form, false)
  return done.ok ? redirect(pageOf(form, '?eliminato=1')) : done.error
}

/** Puts an assignment back as it was. Fields: `courseId`, `assignmentId`. */
export async function putBack(_: string | null, form: FormData): Promise<string> {
  const done = await remove(form, true)
  return done.ok ? redirect(ownPage(form, 'rimesso')) : done.error
}

/** Gives one student more time. Fields: `courseId`, `assignmentId`, `userId`, `dueAt`, `closesAt`. */
export async function giveTime(_: string | null, form: FormData): Promise<string> {
  const which = { courseId: field(form, 'courseId'), assignmentId: field(form, 'assignmentId') }
  const times = { dueAt: field(form, 'dueAt'), closesAt: field(form, 'closesAt') }
  const done = await extend({ ...which, userId: field(form, 'userId'), ...times })
  return done.ok ? redirect(ownPage(form, 'piu-tempo')) : done.error
}
