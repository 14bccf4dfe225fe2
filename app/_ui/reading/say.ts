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

/** Whether there is something left to read, from a place that is not the beginning. */
export const canResume = ({ place, read, sections }: LessonView): boolean => place !== null && read.length < sections
