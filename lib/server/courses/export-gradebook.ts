import 'server-only'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import type { NamesOrder } from '#lib/base/by-name'
import { err, ok, type Result } from '#lib/base/result'
import { type Cell, countsOf, groupedBy, type Points } from '#lib/courses/index'
import { listRuns, type Median, type Run } from '#lib/db/assignment-runs'
import { type Assignment, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import type { Course } from '#lib/db/courses'
import { listHandMarks } from '#lib/db/decided/hand-marks'
import { listRunDecisions } from '#lib/db/decided/run-decisions'
import { listGiven } from '#lib/db/exceptions'
import { listLeftOut } from '#lib/db/left-out'
import { withinLimit } from '#lib/db/limits'
import { reading } from '#lib/db/replica'
import { listWaiting } from '#lib/db/rosters'
import {
  CELL_STATES,
  hundredths,
  sayByHand,
  sayLeftOut,
  sayMarks,
  sayPartly,
  sayPoints,
  sayWeight,
  sayZero,
  tally,
} from '#lib/italian/site'
import { csvFile, Moment } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type Sheet, xlsxFile } from '../xlsx'
import { cellsOf, howFar } from './cells'
import { fileName } from './files/file-name'
import { linesOf, mediansOf } from './gradebook'
import { inNames, namesWish, type Pupil, pupilsOf } from './pupils'
import { romeTime } from './rome'
import { countedIn, doneAt, isFinished, runsOf } from './runs'
import { taughtCourse } from './taught-course'

const stateOf = ({ state, late, mark, counted, partly, zero }: Cell): string =>
  [
    CELL_STATES[state],
    state === 'done' && late && 'in ritardo',
    partly && sayPartly(partly),
    zero !== undefined && sayZero(zero),
    counted && counted.leftOut > 0 && sayLeftOut(counted.leftOut),
    counted?.byHand && sayByHand(counted.byHand),
    mark && 'voto a mano',
  ]
    .filter(Boolean)
    .join(', ')

/** A moment on the clocks of Rome, as `2026-12-01 10:00`. */
const told = (at: number | null): string | null => (at === null ? null : romeTime(at).replace('T', ' '))

/** The same as a date, which a spreadsheet can put in order. */
const dated = (at: number | null): Moment | null => (at === null ? null : new Moment(romeTime(at)))

/** How long an attempt took, in minutes, as its page says it. */
function minutesOf(run: Run): number | null {
  const end = isFinished(run) ? doneAt(run) : null
  return end === null ? null : Math.round((end - run.at) / 6_000) / 10
}

interface Loaded {
  readonly db: Db
  readonly assignments: readonly Assignment[]
  readonly pupils: readonly Pupil[]
  readonly now: number
}

interface InCourse {
  readonly courseId: string
  readonly names: NamesOrder
}

/** People by assignments, as gradebooks of other programs read them: one line a person, with what counts, what was computed, and the state. */
async function bookRows({ db, courseId, names, assignments, pupils, now }: Loaded & InCourse): Promise<Sheet['rows']> {
  const heads = assignments.flatMap(({ title, weight }) =>
    ['punti', 'su', 'calcolato', 'stato'].map(
      (of) => `${[title, sayWeight(weight)].filter(Boolean).join(', ')}: ${of}`,
    ),
  )
  const lines = await linesOf(db, assignments, pupils, now)
  const awaited = inNames(await listWaiting(db, courseId), names)
  return [
    ['Persona', 'E-mail', ...heads, 'Totale: punti', 'Totale: su', 'Totale: %'],
    ...lines.map(({ name, email, cells, sum }) => [
      name,
      email,
      ...cells.flatMap((cell) => {
        const worth = countsOf(cell)
        return [worth?.points ?? null, worth?.outOf ?? null, cell.computed?.points ?? null, stateOf(cell)]
      }),
      ...totalCells(sum),
    ]),
    ...awaited.map(({ name, email }) => [
      name ?? email,
      email,
      ...assignments.flatMap(() => [null, null, null, 'in attesa']),
      ...[null, null, null],
    ]),
    // Whoever adds up a column adds up people.
    [],
    await medianRow({ db, assignments, pupils, now }),
  ]
}

/** A total in its cells; who has no mark has none. */
const totalCells = ({ points, outOf }: Points) =>
  outOf === 0 ? [null, null, null] : [points, outOf, hundredths(points / outOf)]

/** The last line: medians of a hundred, over whoever has a mark. */
async function medianRow({ db, assignments, pupils, now }: Loaded): Promise<Sheet['rows'][number]> {
  const { total, columns } = await mediansOf(db, assignments, pupils, now)
  const said = (median: Median | null) => (median ? [hundredths(median.share), 100] : [null, null])
  return [
    'Mediana',
    '',
    ...columns.flatMap((median) => [...said(median), null, median ? sayMarks(median.people) : '']),
    ...said(total),
    total && hundredths(total.share),
  ]
}

/** A time that is not finished, in the words of the gradebook. */
const sayOpen = (run: Run, { state }: Pick<Cell, 'state'>): string => {
  const { partly } = howFar(run)
  return [CELL_STATES[state === 'overdue' ? state : 'begun'], partly && sayPartly(partly)].filter(Boolean).join(', ')
}

/** Every time that somebody began something, as far as it counts. */
async function runRows({ db, assignments, pupils, now }: Loaded): Promise<Sheet['rows']> {
  const [ids, people] = [assignments.map(({ id }) => id), pupils.map(({ userId }) => userId)]
  const runs = await runsOf(db, ids, now, people)
  const cell = await cellsOf(db, assignments, people, now)
  const own = groupedBy(runs, ({ userId, assignmentId }) => `${userId} ${assignmentId}`)
  const rows = pupils.flatMap(({ userId, name, email }) =>
    assignments.flatMap((assignment) =>
      (own.get(`${userId} ${assignment.id}`) ?? []).map((run) => [
        name,
        email,
        assignment.title,
        run.number,
        dated(run.at),
        dated(run.lastAt),
        minutesOf(run),
        run.right,
        run.total,
        run.byHand > 0 ? countedIn(run).right : null,
        isFinished(run) ? 'finito' : sayOpen(run, cell(userId, assignment)),
      ]),
    ),
  )
  return [
    [
      'Persona',
      'E-mail',
      'Compito',
      'Tentativo',
      'Cominciato',
      'Ultima risposta',
      'Tempo (minuti)',
      'Giuste',
      'Su',
      'Voto a mano',
      'Stato',
    ],
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
            ? [told(each.dueAt), told(each.closesAt), each.minutes && tally(each.minutes, 'minuto')]
                .filter(Boolean)
                .join(', ')
            : ''
    const ended = [dated(each.ended?.at ?? null), each.ended?.by ?? null]
    return [
      [
        pupil.name,
        pupil.email,
        assignment.title,
        KINDS[each.kind],
        what,
        each.reason,
        dated(each.at),
        each.by,
        ...ended,
      ],
    ]
  })
  return [
    ['Persona', 'E-mail', 'Compito', 'Che cosa', 'Quanto', 'Motivo', 'Deciso il', 'Da', 'Non vale più dal', 'Tolto da'],
    ...rows,
    ...(await handMarkRows({ db, assignments, pupils })),
    ...(await runDecisionRows({ db, assignments, pupils })),
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
    const ending = [dated(ended?.at ?? null), ended?.by ?? null]
    return [[pupil.name, pupil.email, title, 'voto a mano di una domanda', what, reason, dated(at), by, ...ending]]
  })
}

const DECIDED = { handIn: 'tentativo consegnato da chi insegna', annul: 'tentativo tolto dal conto' } as const

/** What was decided of whole runs of single students. */
async function runDecisionRows({ db, assignments, pupils }: Omit<Loaded, 'now'>): Promise<Sheet['rows']> {
  const ids = assignments.map(({ id }) => id)
  const decided = await listRunDecisions(db, ids)
  const runs = await listRuns(db, ids, [...new Set(decided.map(({ userId }) => userId))], 'all')
  return decided.flatMap(({ userId, assignmentId, quizId, kind, reason, at, by, ended }) => {
    const pupil = pupils.find((each) => each.userId === userId)
    if (!pupil) return []
    const title = assignments.find(({ id }) => id === assignmentId)?.title ?? ''
    const which = `tentativo ${runs.find((run) => run.quizId === quizId)?.number ?? ''}`
    const ending = [dated(ended?.at ?? null), ended?.by ?? null]
    return [[pupil.name, pupil.email, title, DECIDED[kind], which, reason, dated(at), by, ...ending]]
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
    dated(at),
    by,
    ...[dated(ended?.at ?? null), ended?.by ?? null],
  ])
}

interface BookFile {
  readonly name: string
  readonly type: string
  readonly pieces: AsyncGenerator<string | Uint8Array>
}

async function bookFile(
  db: Db,
  { id: courseId, title }: Pick<Course, 'id' | 'title'>,
  { format, names }: { readonly format: 'csv' | 'xlsx'; readonly names: NamesOrder },
  now: number,
): Promise<BookFile> {
  const [assignments, pupils] = await Promise.all([listAssignments(db, [courseId]), pupilsOf(db, courseId, names)])
  const loaded = { db, assignments, pupils, now }
  const book = await bookRows({ ...loaded, courseId, names })
  const name = fileName('registro', title, now)
  if (format === 'csv') return csvFile(name, book)
  return xlsxFile(name, [
    { name: 'Registro', names: 1, rows: book },
    { name: 'Tentativi', names: 1, rows: await runRows(loaded) },
    { name: 'Decisioni', names: 1, rows: await givenRows(loaded) },
  ])
}

type Refused = 'expired-session' | 'not-allowed' | 'not-found' | 'rate-limited'

/** The gradebook of a course as a file: `csv`, one line a person, or `xlsx`, with every attempt and every decision on sheets of their own. */
export const exportGradebook = defineUseCase(
  'course/export-gradebook',
  z.object({ courseId: unsafeId, format: z.string().max(10), names: namesWish }),
  async ({ courseId, format, names }, { now }): Promise<Result<BookFile, Refused>> => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    if (format !== 'csv' && format !== 'xlsx') return err('not-found')
    if (!(await withinLimit(EXPORT, taught.value.who.id))) return err('rate-limited')
    return ok(await reading((db) => bookFile(db, taught.value.course, { format, names }, now)))
  },
)
