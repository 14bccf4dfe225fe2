import 'server-only'
import { z } from 'zod'
import { opaque } from '#lib/auth/address'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { loadReading } from '#lib/db/reading'
import { stateOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import type { LessonReadingDto, ReadingDto } from '../dto'
import { outlines } from '../outlines'
import { progressOf } from '../progress/keep'

const nothing: ReadingDto = { account: null, lessons: [] }

/** What whoever asks has read and knows of each lesson; nobody has read nothing. */
export const getReading = defineUseCase('reading/get-reading', z.void(), async (_, { now }) => {
  const person = await currentPerson(now)
  if (!person) return ok(nothing)
  const db = database()
  const [{ read, places }, progress] = await Promise.all([loadReading(db, person.id), progressOf(db, person, now)])
  const lessons = outlines().flatMap(({ slug, title, sections, rules }) => {
    const done = new Set(read.filter(({ lesson }) => lesson === slug).map(({ section }) => section))
    const stopped = places.find(({ lesson }) => lesson === slug)
    const place = sections.find(({ id }) => id === stopped?.section)
    const met = rules.map((rule) => stateOf(progress.rules.get(rule))).filter((state) => state !== 'new')
    const dto: LessonReadingDto = {
      lesson: slug,
      title,
      sections: sections.length,
      read: sections.filter(({ id }) => done.has(id)).map(({ id }) => id),
      rules: rules.length,
      solid: met.filter((state) => state === 'solid').length,
      place: place ? { section: place.id, title: place.title, page: place.page } : null,
    }
    const known = dto.read.length > 0 || dto.place !== null || met.length > 0
    return known ? [{ dto, at: stopped?.at ?? 0 }] : []
  })
  const dto: ReadingDto = {
    account: person.kind === 'account' ? opaque(person.id) : null,
    lessons: lessons.toSorted((a, b) => b.at - a.at).map((lesson) => lesson.dto),
  }
  return ok(dto)
})
