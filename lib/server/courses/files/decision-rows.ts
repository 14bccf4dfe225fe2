import 'server-only'
import { listRuns } from '#lib/db/assignment-runs'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listHandMarks } from '#lib/db/decided/hand-marks'
import { listRunDecisions } from '#lib/db/decided/run-decisions'
import { listGiven } from '#lib/db/exceptions'
import { listLeftOut } from '#lib/db/left-out'
import { sayPoints, tally } from '#lib/italian/site'
import { Moment } from '../../csv'
import type { Sheet } from '../../xlsx'
import type { Pupil } from '../pupils'
import { romeTime } from '../rome'

interface Decided {
  readonly db: Db
  readonly assignments: readonly Assignment[]
  readonly pupils: readonly Pupil[]
}

/** A moment on the clocks of Rome, among other words, as `2026-12-01 10:00`. */
const told = (at: number | null): string | null => (at === null ? null : romeTime(at).replace('T', ' '))

/** A moment as a date, which a spreadsheet can put in order. */
export const dated = (at: number | null): Moment | null => (at === null ? null : new Moment(romeTime(at)))

const KINDS = { time: 'più tempo', attempts: 'tentativi in più', excuse: 'esonero', mark: 'voto a mano' } as const

/** What was decided for single students, what holds no more included. */
export async function decisionRows({ db, assignments, pupils }: Decided): Promise<Sheet['rows']> {
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
async function handMarkRows({ db, assignments, pupils }: Decided): Promise<Sheet['rows']> {
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
async function runDecisionRows({ db, assignments, pupils }: Decided): Promise<Sheet['rows']> {
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
