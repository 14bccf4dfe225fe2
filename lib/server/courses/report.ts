import 'server-only'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import {
  type AreaShare,
  activityOf,
  areaShares,
  type HeatCell,
  heatOf,
  needOf,
  type SeenAnswer,
  type TemplateStatistics,
  templateStatistics,
  type Use,
  usesOf,
  type WeekActivity,
} from '#lib/courses/index'
import { type Assignment, findAssignment, listAssignments } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import { listCourseAnswers } from '#lib/db/course-answers'
import type { Course } from '#lib/db/courses'
import { withinLimit } from '#lib/db/limits'
import { listMembers } from '#lib/db/members'
import { reading } from '#lib/db/replica'
import { describeCall } from '#lib/italian/calls'
import { callTemplates, drawCallOf } from '#lib/questions/calls'
import { startOfWeek, weekOf } from '#lib/study/index'
import { csvFile } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import { titlesOfOwn } from '../own/titles'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { byRule } from '../rule-order'
import { type LeftOutDto, leftOutIn } from './left-out'
import { type SharedErrors, sharedErrors } from './shared-errors'
import { taughtCourse } from './taught-course'

/** Weeks that are looked back on. */
const WEEKS = 12

/** Errors that are told of. */
const ERRORS = 8

/** How a course goes, or what it did of one assignment, as far as its instructors may see. */
export interface ReportDto extends SharedErrors {
  readonly course: Pick<Course, 'id' | 'title'>
  /** What it is about, where that is not all of the course. */
  readonly assignment: { readonly id: string; readonly title: string } | null
  readonly assignments: readonly { readonly id: string; readonly title: string }[]
  readonly answers: number
  /** Whoever needs most stands first, as do rules. */
  readonly students: readonly { readonly userId: string; readonly name: string }[]
  readonly rules: readonly string[]
  /** What the rules are called. */
  readonly titles: Readonly<Record<string, string>>
  readonly heat: readonly HeatCell[]
  readonly areas: readonly (AreaShare & { readonly title: string })[]
  readonly templates: readonly (Omit<TemplateStatistics, 'beliefs' | 'idle' | 'itemId'> & {
    /** What it is called in a file: the template, or the title of a question of an instructor's own. */
    readonly name: string
    /** What one of its questions asks, or that title. */
    readonly ask: string
    readonly beliefs: readonly { readonly title: string; readonly times: number }[]
    /** Wrong answers that nobody takes. */
    readonly idle: readonly string[]
    readonly uses: readonly Use[]
    /** One of its questions, to look at; null of those without a page of their own. */
    readonly itemId: string | null
  })[]
  readonly weeks: readonly (WeekActivity & { readonly start: number })[]
  /** What counts for nobody: of it the marks say nothing, and this report as ever. */
  readonly leftOut: readonly LeftOutDto[]
}

/** What a question of a template asks, as an example; its name where there is none any more. */
const example = remembering('report-ask', 1_000, (template: string) => template, exampleOf)

async function exampleOf(template: string): Promise<string> {
  const called = callTemplates.find(({ id }) => id === template)
  const call = called && drawCallOf(called, 'rapporto')
  if (call) return `Chiamata: ${describeCall(call, new Set(), { seed: 'rapporto' }).ask}`
  const [drawn] = await bank.draw([{ seed: 'rapporto', wish: { template }, without: [], n: 1 }], 'report')
  const item = drawn?.[0]?.item
  return item ? bank.ask(bank.toPublic(item), 'rapporto') : template
}

async function templatesOf(db: Db, answers: readonly SeenAnswer[]): Promise<ReportDto['templates']> {
  const titles = await titlesOfOwn(
    db,
    answers.map(({ template }) => template),
  )
  const lines: ReportDto['templates'][number][] = []
  for (const statistics of templateStatistics(answers)) {
    const { beliefs, idle, itemId, ...line } = statistics
    const title = titles.get(line.template)
    lines.push({
      ...line,
      name: title ?? line.template,
      ask: title ?? (await example(line.template)),
      beliefs: beliefs.map(({ belief, times }) => ({ title: bank.belief(belief).title, times })),
      idle: idle.map((belief) => bank.belief(belief).title),
      uses: usesOf(statistics),
      itemId: bank.instantiate(itemId).ok ? itemId : null,
    })
  }
  return lines
}

/** What is asked for a report about: a course, or one of its assignments. */
const about = { courseId: unsafeId, assignmentId: unsafeId.optional() }

async function reportOf(db: Db, { id, title }: Course, assignment: Assignment | null, now: number): Promise<ReportDto> {
  const only = assignment?.id
  const [answers, members, assignments] = await Promise.all([
    listCourseAnswers(db, id, only),
    listMembers(db, id),
    listAssignments(db, [id]),
  ])
  const heat = heatOf(answers)
  const [byPerson, byNeed] = [needOf(heat, 'userId'), needOf(heat, 'rule')]
  const rules = [...new Set(heat.map(({ rule }) => rule))].sort((a, b) => byNeed(a, b) || byRule(a, b))
  const since = startOfWeek(weekOf(now) - WEEKS + 1)
  return {
    ...(await sharedErrors(db, id, members, ERRORS, only)),
    course: { id, title },
    assignment: assignment && { id: assignment.id, title: assignment.title },
    assignments: assignments.map((each) => ({ id: each.id, title: each.title })),
    answers: answers.length,
    students: members
      .filter(({ role, removedAt }) => role === 'studente' && removedAt === null)
      .map(({ userId, name, email }) => ({ userId, name: name ?? email }))
      .sort((a, b) => byPerson(a.userId, b.userId)),
    rules,
    titles: Object.fromEntries(Object.entries(bank.texts(rules)).map(([rule, text]) => [rule, text.title])),
    heat,
    areas: areaShares(answers, bank.areas()).map((area) => ({
      ...area,
      title: bank.areas().find(({ slug }) => slug === area.area)?.title ?? area.area,
    })),
    templates: await templatesOf(db, answers),
    leftOut: (await leftOutIn(db, id, now)).filter(
      ({ ended, assignmentId }) => ended === null && (only === undefined || only === assignmentId),
    ),
    weeks: activityOf(answers, since, WEEKS).map((week) => ({ ...week, start: since + week.week * 7 * 86_400_000 })),
  }
}

/** The assignment of a course that a report is about; null for all of them. */
async function only({ id }: Course, assignmentId: string | undefined): Promise<Result<Assignment | null, 'not-found'>> {
  if (assignmentId === undefined) return ok(null)
  const found = await findAssignment(database(), assignmentId)
  return found?.courseId === id ? ok(found) : err('not-found')
}

/** How a course goes, or one of its assignments: what to do, students and rules, areas, questions, weeks. */
export const getReport = defineUseCase('course/report', z.object(about), async (unsafe, { now }) => {
  const taught = await taughtCourse(unsafe.courseId, now)
  if (!taught.ok) return taught
  const assignment = await only(taught.value.course, unsafe.assignmentId)
  return assignment.ok
    ? ok(await reading((db) => reportOf(db, taught.value.course, assignment.value, now)))
    : assignment
})

const rounded = (n: number | null, digits: number): number | null => (n === null ? null : Number(n.toFixed(digits)))
const percent = (share: number | null): number | null => rounded(share === null ? null : share * 100, 1)

/** Each part of a report as a table for a spreadsheet, by its name in the address. */
const TABLES: Readonly<Record<string, (report: ReportDto) => readonly (readonly (string | number | null)[])[]>> = {
  regole: ({ heat, students, rules }) => {
    const cells = new Map(heat.map((cell) => [`${cell.userId} ${cell.rule}`, cell]))
    const rows = students.flatMap(({ userId, name }) =>
      rules.flatMap((rule) => {
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
    const rows = rowsOf(await reading((db) => reportOf(db, taught.value.course, assignment.value, now)))
    return ok(csvFile(`corso-${table}`, rows))
  },
)
