import 'server-only'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import {
  type AreaShare,
  activityOf,
  areaShares,
  groupedBy,
  heatOf,
  needOf,
  type SeenAnswer,
  type WeekActivity,
} from '#lib/courses/index'
import { type Assignment, findAssignment, listAssignments } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import type { Course } from '#lib/db/courses'
import { withinLimit } from '#lib/db/limits'
import { listMembers } from '#lib/db/members'
import { reading } from '#lib/db/replica'
import { startOfWeek, weekOf } from '#lib/study/index'
import { csvFile } from '../../csv'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { bank } from '../../ports'
import { type LeftOutDto, leftOutIn } from '../left-out'
import { seenAnswers } from '../seen-answers'
import { type SharedErrors, sharedErrors } from '../shared-errors'
import { taughtCourse } from '../taught-course'
import { HEAT_BY, type HeatBy, type HeatDto, heatMapOf } from './heat'
import { type QuestionLine, questionLines } from './questions'

/** Weeks that are looked back on, at most. */
const WEEKS = 12

/** An assignment that a report may be about. */
interface Told {
  readonly id: string
  readonly title: string
  /** The sheet that it was written on; null of what was not. */
  readonly sheetId: string | null
}

const told = ({ id, title, task }: Assignment): Told => ({
  ...{ id, title },
  sheetId: task.type === 'carta' ? task.sheetId : null,
})

/** How a course goes, or what it did of one assignment, as far as its instructors may see. */
export interface ReportDto extends SharedErrors {
  readonly course: Pick<Course, 'id' | 'title'>
  /** What it is about, where that is not all of the course. */
  readonly assignment: Told | null
  readonly assignments: readonly Told[]
  readonly answers: number
  /** Whoever needs most stands first; each with how many answers they gave, in a cell of the map or in none. */
  readonly students: readonly { readonly userId: string; readonly name: string; readonly answers: number }[]
  readonly heat: HeatDto
  readonly areas: readonly (AreaShare & { readonly title: string })[]
  readonly templates: readonly QuestionLine[]
  readonly weeks: readonly (WeekActivity & { readonly start: number })[]
  /** What counts for nobody: of it the marks say nothing, and this report as ever. */
  readonly leftOut: readonly LeftOutDto[]
}

/** What is asked for a report about: a course, or one of its assignments. */
const about = { courseId: unsafeId, assignmentId: unsafeId.optional() }

interface Asked {
  readonly assignment: Assignment | null
  readonly by: HeatBy | null
  readonly now: number
}

async function reportOf(db: Db, { id, title }: Course, { assignment, by, now }: Asked): Promise<ReportDto> {
  const only = assignment?.id
  const [answers, members, assignments] = await Promise.all([
    seenAnswers(db, id, only),
    listMembers(db, id),
    listAssignments(db, [id]),
  ])
  const given = groupedBy(answers, ({ userId }) => userId)
  const byPerson = needOf(heatOf(answers), 'userId')
  return {
    ...(await sharedErrors(db, id, members, { now, assignmentId: only })),
    course: { id, title },
    assignment: assignment && told(assignment),
    // What is marked by hand has no questions.
    assignments: assignments.filter(({ task }) => task.type !== 'mano').map(told),
    answers: answers.length,
    students: members
      .filter(({ role, removedAt }) => role === 'studente' && removedAt === null)
      .map(({ userId, name, email }) => ({ userId, name: name ?? email, answers: given.get(userId)?.length ?? 0 }))
      .sort((a, b) => byPerson(a.userId, b.userId)),
    heat: heatMapOf(answers, by),
    areas: areaShares(answers, bank.areas()).map((area) => ({
      ...area,
      title: bank.areas().find(({ slug }) => slug === area.area)?.title ?? area.area,
    })),
    templates: await questionLines(db, answers, assignments),
    leftOut: (await leftOutIn(db, id, now)).filter(
      ({ ended, assignmentId }) => ended === null && (only === undefined || only === assignmentId),
    ),
    weeks: weeksOf(answers, now),
  }
}

/** The weeks since the first answer, up to a quarter of a year. */
function weeksOf(answers: readonly SeenAnswer[], now: number): ReportDto['weeks'] {
  const last = weekOf(now)
  const first = weekOf(answers.reduce((before, { at }) => Math.min(before, at), now))
  const from = Math.max(first, last - WEEKS + 1)
  const since = startOfWeek(from)
  return activityOf(answers, since, last - from + 1).map((week) => ({
    ...week,
    start: since + week.week * 7 * 86_400_000,
  }))
}

/** The assignment of a course that a report is about; null for all of them. */
async function only({ id }: Course, assignmentId: string | undefined): Promise<Result<Assignment | null, 'not-found'>> {
  if (assignmentId === undefined) return ok(null)
  const found = await findAssignment(database(), assignmentId)
  return found?.courseId === id ? ok(found) : err('not-found')
}

/** How a course goes, or one of its assignments: what to do, students and rules, areas, questions, weeks. */
export const getReport = defineUseCase(
  'course/report',
  z.object({ ...about, by: z.enum(HEAT_BY).nullable().default(null).catch(null) }),
  async ({ courseId, assignmentId, by }, { now }) => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    const found = await only(taught.value.course, assignmentId)
    if (!found.ok) return found
    return ok(await reading((db) => reportOf(db, taught.value.course, { assignment: found.value, by, now })))
  },
)

const rounded = (n: number | null, digits: number): number | null => (n === null ? null : Number(n.toFixed(digits)))
const percent = (share: number | null): number | null => rounded(share === null ? null : share * 100, 1)

/** Each part of a report as a table for a spreadsheet, by its name in the address. */
const TABLES: Readonly<Record<string, (report: ReportDto) => readonly (readonly (string | number | null)[])[]>> = {
  regole: ({ heat, students }) => {
    const cells = new Map(heat.cells.map((cell) => [`${cell.userId} ${cell.about}`, cell]))
    const rows = students.flatMap(({ userId, name }) =>
      heat.columns.flatMap(({ about: rule }) => {
        const cell = cells.get(`${userId} ${rule}`)
        return cell ? [[name, `CR ${rule}`, cell.n, cell.right]] : []
      }),
    )
    return [['studente', 'regola', 'risposte', 'giuste'], ...rows]
  },
  aree: ({ areas }) => [
    ['area', 'persone', 'prime risposte', 'giuste', 'percento', 'da', 'a'],
    ...areas.map((a) => [a.title, a.people, a.n, a.right, percent(a.share), percent(a.low), percent(a.high)]),
  ],
  domande: ({ templates }) => [
    ['modello', 'domanda', 'prime risposte', 'giuste', 'percento', 'da', 'a', 'discriminazione'],
    ...templates.map((t) => [
      t.name,
      t.ask,
      t.n,
      t.right,
      ...[t.share, t.low, t.high].map(percent),
      rounded(t.discrimination, 2),
    ]),
  ],
  errori: ({ templates }) => [
    ['modello', 'errore', 'volte', 'prime risposte'],
    ...templates.flatMap((t) => t.beliefs.map(({ title, times }) => [t.name, title, times, t.n])),
  ],
  settimane: ({ weeks }) => [
    ['settimana da lunedì', 'persone', 'risposte', 'giuste'],
    ...weeks.map((w) => [new Date(w.start).toISOString().slice(0, 10), w.people, w.answers, w.right]),
  ],
}

/** One table of a report as a file for a spreadsheet. */
export const exportReport = defineUseCase(
  'course/export-report',
  z.object({ ...about, table: z.string().max(40) }),
  async ({ courseId, assignmentId, table }, { now }) => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    const assignment = await only(taught.value.course, assignmentId)
    if (!assignment.ok) return assignment
    const rowsOf = Object.hasOwn(TABLES, table) ? TABLES[table] : undefined
    if (!rowsOf) return err('not-found')
    if (!(await withinLimit(EXPORT, taught.value.who.id))) return err('rate-limited')
    const rows = rowsOf(
      await reading((db) => reportOf(db, taught.value.course, { assignment: assignment.value, by: 'rule', now })),
    )
    return ok(csvFile(`corso-${table}`, rows))
  },
)
