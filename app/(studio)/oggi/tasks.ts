import type { MeDto, OpenQuizDto, PracticeDto, ReadingDto } from '#lib/server/dto'
import type { ExamsDto } from '#lib/server/exam/exam-dto'
import { canResume } from '../../_ui/reading/say'

/** Something that somebody may go on with. Times in ms since 1970. */
export type Task =
  | { readonly kind: 'exam'; readonly id: string; readonly blueprint: string; readonly deadlineAt: number | null }
  | ({ readonly kind: 'quiz' } & OpenQuizDto)
  | { readonly kind: 'call'; readonly id: string }
  | { readonly kind: 'session'; readonly code: string; readonly title: string; readonly course: string }
  | {
      readonly kind: 'duty'
      readonly href: string
      readonly title: string
      readonly course: string
      readonly dueAt: number | null
    }
  | { readonly kind: 'review'; readonly due: number; readonly missed: number }
  | { readonly kind: 'lesson'; readonly href: string; readonly title: string; readonly part: string }

/** What is known of somebody that says what they may go on with. */
export interface Known {
  readonly me: MeDto
  readonly exams: Pick<ExamsDto, 'taken'>
  /** Calls at the table; one without a score waits for its ruling. */
  readonly calls: readonly { readonly id: string; readonly score: unknown }[]
  readonly courses: readonly {
    readonly title: string
    /** Live sessions that go on. */
    readonly running: readonly { readonly code: string; readonly title: string }[]
    readonly next: { readonly title: string; readonly href: string; readonly dueAt: number | null } | null
  }[]
  readonly practice: Pick<PracticeDto, 'due' | 'missed'>
  readonly reading: Pick<ReadingDto, 'lessons'>
}

const LATER = Number.POSITIVE_INFINITY

/** What somebody may go on with: what is open, what is asked of them with its time, what is due today, the lesson where they stopped. */
export function tasksOf({ me, exams, calls, courses, practice, reading }: Known): readonly Task[] {
  const quiz = me.kind === 'nobody' ? null : me.openQuiz
  const stopped = reading.lessons.find(canResume)
  const tasks: Task[] = []
  for (const { id, blueprint, phase, deadlineAt } of exams.taken)
    if (phase === 'open') tasks.push({ kind: 'exam', id, blueprint, deadlineAt })
  tasks.sort((a, b) => ends(a) - ends(b))
  if (quiz) tasks.push({ kind: 'quiz', ...quiz })
  for (const { id, score } of calls) if (score === null) tasks.push({ kind: 'call', id })
  for (const { title: course, running } of courses)
    for (const session of running) tasks.push({ kind: 'session', course, ...session })
  const duties = courses.flatMap(({ title, next }) => (next ? [{ kind: 'duty', course: title, ...next } as const] : []))
  tasks.push(...duties.toSorted((a, b) => ends(a) - ends(b)))
  const { due, missed } = practice
  if (due + missed > 0) tasks.push({ kind: 'review', due, missed })
  if (stopped?.place) {
    const { place, title } = stopped
    tasks.push({ kind: 'lesson', href: `${place.page}#${place.section}`, title, part: place.title })
  }
  return tasks
}

const ends = (task: Task): number =>
  (task.kind === 'exam' ? task.deadlineAt : task.kind === 'duty' ? task.dueAt : null) ?? LATER
