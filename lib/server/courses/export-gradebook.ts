import 'server-only'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { type Cell, groupedBy, pointsOf } from '#lib/courses/index'
import type { Median } from '#lib/db/assignment-runs'
import { type Assignment, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listHandMarks } from '#lib/db/decided/hand-marks'
import { listGiven } from '#lib/db/exceptions'
import { listLeftOut } from '#lib/db/left-out'
import { withinLimit } from '#lib/db/limits'
import { reading } from '#lib/db/replica'
import { CELL_STATES, hundredths, sayByHand, sayLeftOut, sayMarks, sayPoints } from '#lib/italian/site'
import { csvFile } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type Sheet, xlsxFile } from '../xlsx'
import { linesOf, mediansOf, type Pupil, pupilsOf } from './gradebook'
import { romeTime } from './rome'
import { isFinished, runsOf } from './runs'
import { taughtCourse } from './taught-course'

const stateOf = ({ state, late, mark, counted }: Cell): string =>
  [
    CELL_STATES[state],
    state === 'done' && late && 'in ritardo',
    counted && counted.leftOut > 0 && sayLeftOut(counted.leftOut),
    counted?.byHand && sayByHand(counted.byHand),
    mark && 'voto a mano',
  ]
    .filter(Boolean)
    .join(', ')

/** A moment on the clocks of Rome, as `2026-12-01 10:00`. */
const told = (at: number | null): string | null => (at === null ? null : romeTime(at).replace('T', ' '))

interface Loaded {
  readonly db: Db
  readonly assignments: readonly Assignment[]
  readonly pupils: readonly Pupil[]
  readonly now: number
}

/** People by assignments, as gradebooks of other programs read them: one line a person, with what counts, what was computed, and the state. */
async function bookRows({ db, assignments, pupils, now }: Loaded): Promise<Sheet['rows']> {
  const heads = assignments.flatMap(({ title }) => ['punti', 'su', 'calcolato', 'stato'].map((of) => `${title}: ${of}`))
  const lines = await linesOf(db, assignments, pupils, now)
  return [
    ['Persona', 'E-mail', ...heads, 'Totale: punti', 'Totale: su'],
    ...lines.map(({ name, email, cells, sum }) => [
      name,
      email,
      ...cells.flatMap((cell) => {
        const worth = pointsOf(cell)
        return [worth?.points ?? null, worth?.outOf ?? null, cell.computed?.points ?? null, stateOf(cell)]
      }),
      sum.points,
      sum.outOf,
    ]),
    await medianRow({ db, assignments, pupils, now }),
  ]
}

/** The last line: medians of a hundred, over whoever has a mark. */
async function medianRow({ db, assignments, pupils, now }: Loaded): Promise<Sheet['rows'][number]> {
  const { total, columns } = await mediansOf(db, assignments, pupils, now)
  const said = (median: Median | null) => (median ? [hundredths(median.share), 100] : [null, null])
  return [
    'Mediana',
    '',
    ...columns.flatMap((median) => [...said(median), null, median ? sayMarks(median.people) : '']),
    ...said(total),
  ]
}

/** Every time that somebody began something. */
async function runRows({ db, assignments, pupils, now }: Loaded): Promise<Sheet['rows']> {
  const ids = assignments.map(({ id }) => id)
  const runs = await runsOf(
    db,
    ids,
    now,
    pupils.map(({ userId }) => userId),
  )
  const own = groupedBy(runs, ({ userId, assignmentId }) => `${userId} ${assignmentId}`)
  const rows = pupils.flatMap(({ userId, name, email }) =>
    assignments.flatMap(({ id, title }) =>
      (own.get(`${userId} ${id}`) ?? []).map((run, n) => [
        name,
        email,
        title,
        n + 1,
        told(run.at),
        told(run.lastAt),
        run.right,
        run.total,
        isFinished(run) ? 'finito' : 'in corso',
      ]),
    ),
  )
  return [
    ['Persona', 'E-mail', 'Compito', 'Tentativo', 'Cominciato', 'Ultima risposta', 'Giuste', 'Su', 'Stato'],
    ...rows,
  ]
}

const KINDS = { time: 'più tempo', attempts: 'tentativi in più', excuse: 'esonero', mark: 'voto a mano' } as const

/** What was decided for single students, what holds no more included. */
async function givenRows({ db, assignments, pupils }: Loaded): Promise<Sheet['rows']> {
  const given = await listGiven(
    db,
    assignments.map(({ id }) => id),
  )
  const rows = given.flatMap((each) => {
    const pupil = pupils.find(({ userId }) => userId === each.userId)
    const assignment = assignments.find(({ id }) => id === each.assignmentId)
    if (!pupil || !assignment) return []
    const what =
      each.kind === 'mark'
        ? `${sayPoints(each.points)} su ${each.outOf}`
        : each.kind === 'attempts'
          ? String(each.attempts)
          : each.kind === 'time'
            ? [told(each.dueAt), told(each.closesAt)].filter(Boolean).join(', ')
            : ''
    const ended = [told(each.ended?.at ?? null), each.ended?.by ?? null]
    return [
      [
        pupil.name,
        pupil.email,
        assignment.title,
        KINDS[each.kind],
        what,
        each.reason,
        told(each.at),
        each.by,
        ...ended,
      ],
    ]
  })
  return [
    ['Persona', 'E-mail', 'Compito', 'Che cosa', 'Quanto', 'Motivo', 'Deciso il', 'Da', 'Non vale più dal', 'Tolto da'],
    ...rows,
    ...(await handMarkRows({ db, assignments, pupils })),
    ...(await leftOutRows(db, assignments)),
  ]
}

/** What was decided of single questions of single students. */
async function handMarkRows({ db, assignments, pupils }: Omit<Loaded, 'now'>): Promise<Sheet['rows']> {
  const ids = assignments.map(({ id }) => id)
  const given = await listHandMarks(db, ids, { past: true })
  return given.flatMap(({ userId, assignmentId, position, points, reason, at, by, ended }) => {
    const pupil = pupils.find((each) => each.userId === userId)
    if (!pupil) return []
    const title = assignments.find(({ id }) => id === assignmentId)?.title ?? ''
    const what = `domanda ${position}: ${sayPoints(points)} su 1`
    const ending = [told(ended?.at ?? null), ended?.by ?? null]
    return [[pupil.name, pupil.email, title, 'voto a mano di una domanda', what, reason, told(at), by, ...ending]]
  })
}

/** What was decided for everybody: questions that do not count, what counts again included. */
async function leftOutRows(db: Db, assignments: readonly Assignment[]): Promise<Sheet['rows']> {
  const all = await listLeftOut(
    db,
    assignments.map(({ id }) => id),
    { inForce: false },
  )
  return all.map(({ assignmentId, template, itemId, reason, at, by, ended }) => [
    'tutti',
    '',
    assignments.find(({ id }) => id === assignmentId)?.title ?? '',
    itemId === null ? 'domande di un modello che non contano' : 'domanda che non conta',
    itemId ?? template,
    reason,
    told(at),
    by,
    ...[told(ended?.at ?? null), ended?.by ?? null],
  ])
}

interface BookFile {
  readonly name: string
  readonly type: string
  readonly pieces: AsyncGenerator<string | Uint8Array>
}

async function bookFile(db: Db, courseId: string, format: 'csv' | 'xlsx', now: number): Promise<BookFile> {
  const [assignments, pupils] = await Promise.all([listAssignments(db, [courseId]), pupilsOf(db, courseId)])
  const loaded = { db, assignments, pupils, now }
  const book = await bookRows(loaded)
  if (format === 'csv') return csvFile('registro', book)
  return xlsxFile('registro', [
    { name: 'Registro', rows: book },
    { name: 'Tentativi', rows: await runRows(loaded) },
    { name: 'Decisioni', rows: await givenRows(loaded) },
  ])
}

type Refused = 'expired-session' | 'not-allowed' | 'not-found' | 'rate-limited'

/** The gradebook of a course as a file: `csv`, one line a person, or `xlsx`, with every attempt and every decision on sheets of their own. */
export const exportGradebook = defineUseCase(
  'course/export-gradebook',
  z.object({ courseId: unsafeId, format: z.string().max(10) }),
  async ({ courseId, format }, { now }): Promise<Result<BookFile, Refused>> => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    if (format !== 'csv' && format !== 'xlsx') return err('not-found')
    if (!(await withinLimit(EXPORT, taught.value.who.id))) return err('rate-limited')
    return ok(await reading((db) => bookFile(db, courseId, format, now)))
  },
)
