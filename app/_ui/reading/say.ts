import type { LessonView } from './view'

const counted = (n: number, of: number, one: string, many: string): string => `${n} ${n === 1 ? one : many} su ${of}`

/** «4 sezioni lette su 12». */
export const saySections = (read: number, sections: number): string =>
  read === sections ? 'Letta per intero' : counted(read, sections, 'sezione letta', 'sezioni lette')

/** What is known of a lesson in a list, in a few words; empty where there is nothing to say. */
export function sayLesson({ read, sections, solid, rules }: LessonView): string {
  const parts = [
    ...(read.length > 0 ? [saySections(read.length, sections)] : []),
    ...(solid > 0 ? [counted(solid, rules, 'regola acquisita', 'regole acquisite')] : []),
  ]
  return parts.join(' · ')
}

/**
 * What is known of a chapter, as far as it is about the lesson of these sections. How well its rules are known is said of a chapter as a
 * whole: of one that is a single lesson.
 */
export function partOf(chapter: LessonView, sections: readonly string[]): LessonView {
  if (sections.length === chapter.sections) return chapter
  const { read, place } = chapter
  return {
    ...chapter,
    sections: sections.length,
    read: read.filter((id) => sections.includes(id)),
    rules: 0,
    solid: 0,
    place: place && sections.includes(place.section) ? place : null,
  }
}

/** Whether there is something left to read, from a place that is not the beginning. */
export const canResume = ({ place, read, sections }: LessonView): boolean => place !== null && read.length < sections
