import 'server-only'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import type { NamesOrder } from '#lib/base/by-name'
import { err, ok, type Result } from '#lib/base/result'
import { type Cell, figuresOf, groupedBy, type Points } from '#lib/courses/index'
import type { Median, Run } from '#lib/db/assignment-runs'
import { type Assignment, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import type { Course } from '#lib/db/courses'
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
  sayScaled,
  sayWeight,
  sayZero,
} from '#lib/italian/site'
import { csvFile } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type Sheet, xlsxFile } from '../xlsx'
import { cellsOf, howFar } from './cells'
import { dated, decisionRows } from './files/decision-rows'
import { fileName } from './files/file-name'
import { linesOf, mediansOf } from './gradebook'
import { inNames, namesWish, type Pupil, pupilsOf } from './pupils'
import { countedIn, doneAt, isFinished, runsOf } from './runs'
import { taughtCourse } from './taught-course'

const stateOf = ({ state, late, mark, counted, partly, zero, scaled }: Cell): string =>
  [
    CELL_STATES[state],
    state === 'done' && late && 'in ritardo',
    partly && sayPartly(partly),
    zero !== undefined && sayZero(zero),
    counted && counted.leftOut > 0 && sayLeftOut(counted.leftOut),
    counted?.byHand && sayByHand(counted.byHand),
    mark && 'voto a mano',
    mark && state === 'done' && scaled && sayScaled(scaled),
  ]
    .filter(Boolean)
    .join(', ')

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
        const worth = figuresOf(cell)
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
    { name: 'Decisioni', names: 1, rows: await decisionRows(loaded) },
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
