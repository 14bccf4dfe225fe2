import 'server-only'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import {
  type AreaShare,
  activityOf,
  areaShares,
  type HeatCell,
  heatOf,
  type SeenAnswer,
  type TemplateStatistics,
  templateStatistics,
  type WeekActivity,
} from '#lib/courses/index'
import { type Db, database } from '#lib/db/client'
import { listCourseAnswers } from '#lib/db/course-answers'
import type { Course } from '#lib/db/courses'
import { withinLimit } from '#lib/db/limits'
import { listMembers } from '#lib/db/members'
import { describeCall } from '#lib/italian/calls'
import { callTemplates, drawCallOf } from '#lib/questions/calls'
import { startOfWeek, weekOf } from '#lib/study/index'
import { csvFile } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import { titlesOfOwn } from '../own/titles'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { byRule } from '../rule-order'
import { taughtCourse } from './taught-course'

/** Weeks that are looked back on. */
const WEEKS = 12

/** How a course goes, as far as its instructors may see. */
export interface ReportDto {
  readonly course: Pick<Course, 'id' | 'title'>
  readonly answers: number
  readonly students: readonly { readonly userId: string; readonly name: string }[]
  readonly rules: readonly string[]
  readonly heat: readonly HeatCell[]
  readonly areas: readonly (AreaShare & { readonly title: string })[]
  readonly templates: readonly (Omit<TemplateStatistics, 'beliefs'> & {
    /** What it is called in a file: the template, or the title of a question of an instructor's own. */
    readonly name: string
    /** What one of its questions asks, or that title. */
    readonly ask: string
    readonly beliefs: readonly { readonly title: string; readonly times: number }[]
  })[]
  readonly weeks: readonly (WeekActivity & { readonly start: number })[]
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
  for (const { beliefs, ...line } of templateStatistics(answers)) {
    const titled = beliefs.map(({ belief, times }) => ({ title: bank.belief(belief).title, times }))
    const title = titles.get(line.template)
    lines.push({ ...line, name: title ?? line.template, ask: title ?? (await example(line.template)), beliefs: titled })
  }
  return lines
}

async function reportOf(db: Db, { id, title }: Course, now: number): Promise<ReportDto> {
  const [answers, members] = await Promise.all([listCourseAnswers(db, id), listMembers(db, id)])
  const heat = heatOf(answers)
  const since = startOfWeek(weekOf(now) - WEEKS + 1)
  return {
    course: { id, title },
    answers: answers.length,
    students: members
      .filter(({ role, removedAt }) => role === 'studente' && removedAt === null)
      .map(({ userId, name, email }) => ({ userId, name: name ?? email })),
    rules: [...new Set(heat.map(({ rule }) => rule))].sort(byRule),
    heat,
    areas: areaShares(answers, bank.areas()).map((area) => ({
      ...area,
      title: bank.areas().find(({ slug }) => slug === area.area)?.title ?? area.area,
    })),
    templates: await templatesOf(db, answers),
    weeks: activityOf(answers, since, WEEKS).map((week) => ({ ...week, start: since + week.week * 7 * 86_400_000 })),
  }
}

/** How a course goes: students and rules, areas, questions, weeks. */
export const getReport = defineUseCase('course/report', z.object({ courseId: unsafeId }), async (unsafe, { now }) => {
  const taught = await taughtCourse(unsafe.courseId, now)
  return taught.ok ? ok(await reportOf(database(), taught.value.course, now)) : taught
})

const rounded = (n: number | null, digits: number): number | null => (n === null ? null : Number(n.toFixed(digits)))
const percent = (share: number | null): number | null => rounded(share === null ? null : share * 100, 1)

/** Each part of a report as a table for a spreadsheet, by its name in the address. */
const TABLES: Readonly<Record<string, (report: ReportDto) => readonly (readonly (string | number | null)[])[]>> = {
  regole: ({ heat, students, rules }) => [
    ['studente', 'regola', 'risposte', 'giuste'],
    ...students.flatMap(({ userId, name }) =>
      rules.flatMap((rule) =>
        heat.filter((c) => c.userId === userId && c.rule === rule).map((c) => [name, `CR ${rule}`, c.n, c.right]),
      ),
    ),
  ],
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
  z.object({ courseId: unsafeId, table: z.string().max(40) }),
  async ({ courseId, table }, { now }) => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    const rowsOf = Object.hasOwn(TABLES, table) ? TABLES[table] : undefined
    if (!rowsOf) return err('not-found')
    if (!(await withinLimit(EXPORT, taught.value.who.id))) return err('rate-limited')
    const rows = rowsOf(await reportOf(database(), taught.value.course, now))
    return ok(csvFile(`corso-${table}`, rows))
  },
)
