import 'server-only'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import { groupedBy, isGiven } from '#lib/courses/index'
import { findAssignment } from '#lib/db/assignments'
import { type KeptAnswer, listAllAnswers } from '#lib/db/course-attempts'
import { type HandMark, listHandMarks } from '#lib/db/decided/hand-marks'
import { listLeftOut } from '#lib/db/left-out'
import { withinLimit } from '#lib/db/limits'
import { reading } from '#lib/db/replica'
import { ANSWER_MARKS } from '#lib/italian/site'
import { tallied } from '../beliefs'
import { csvFile, Moment } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { fileName } from './files/file-name'
import { namesWish, type Pupil, pupilsOf } from './pupils'
import { romeTime } from './rome'
import { isFinished, runsOf } from './runs'
import { sayChosen } from './say-chosen'
import { taughtCourse } from './taught-course'

/** People whose answers are written together: a file of a large class is never in memory as a whole. */
const TOGETHER = 20

const HEADS = [
  'Persona',
  'E-mail',
  'Tentativo',
  'Stato',
  'Domanda',
  'Modello',
  'Che cosa chiede',
  'Risposta',
  'Esito',
  'Risposta giusta',
  'Errori',
  'Quando',
  'Conta',
  'Punti a mano',
  'Motivo del voto',
] as const

interface Around {
  readonly assignmentId: string
  readonly pupils: readonly Pupil[]
  /** Which time of that person a quiz was, and whether it is finished. */
  readonly times: ReadonlyMap<string, { readonly number: number; readonly finished: boolean }>
  /** Templates and questions that count for nobody. */
  readonly leftOut: ReadonlySet<string>
  /** What is marked by hand, by its quiz and its place. */
  readonly marks: ReadonlyMap<string, HandMark>
  /** What whoever asks is being asked elsewhere: nothing is said of its answers. */
  readonly open: ReadonlySet<string>
}

function rowOf(pupil: Pupil, kept: KeptAnswer, { times, leftOut, marks, open }: Around): readonly unknown[] {
  const { quizId, position, template, seed, item, answer } = kept
  const time = times.get(quizId)
  const told = answer !== null && !open.has(item.id)
  const mark = marks.get(`${quizId} ${position}`)
  return [
    pupil.name,
    pupil.email,
    time?.number ?? null,
    time?.finished ? 'finito' : 'in corso',
    position,
    template,
    bank.ask(item, seed),
    told ? sayChosen(bank.question(item, seed), answer.given) : '',
    answer === null ? 'senza risposta' : told ? ANSWER_MARKS[answer.verdict] : 'in una tua prova aperta',
    told ? bank.headline(answer.snapshot.item, seed) : '',
    told
      ? tallied([answer])
          .map(({ title }) => title)
          .join('; ')
      : '',
    answer ? new Moment(romeTime(answer.at)) : null,
    leftOut.has(template) || leftOut.has(item.id) ? 'no' : 'sì',
    mark?.points ?? null,
    // Why may tell the answer.
    open.has(item.id) ? '' : (mark?.reason ?? ''),
  ]
}

async function* rowsOf(around: Around): AsyncGenerator<readonly unknown[]> {
  yield HEADS
  for (let n = 0; n < around.pupils.length; n += TOGETHER) {
    const some = around.pupils.slice(n, n + TOGETHER)
    const userIds = some.map(({ userId }) => userId)
    const kept = await reading((db) => listAllAnswers(db, { assignmentId: around.assignmentId, userIds }))
    const own = groupedBy(kept, ({ userId }) => userId)
    for (const pupil of some)
      for (const one of own.get(pupil.userId) ?? []) {
        yield rowOf(pupil, one, around)
        // Saying what is right takes milliseconds: whoever waits meanwhile is heard between two lines.
        await othersTurn()
      }
  }
}

/** Every answer of an assignment as a file for a spreadsheet: one line for each question of each time that somebody began it. For who teaches the course. */
export const exportAnswers = defineUseCase(
  'course/export-answers',
  z.object({ courseId: unsafeId, assignmentId: unsafeId, names: namesWish }),
  async ({ courseId, assignmentId, names }, { now }) => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    const { id, title } = taught.value.course
    const loaded = await reading(async (db) => {
      const assignment = await findAssignment(db, assignmentId)
      if (assignment?.courseId !== id || isGiven(assignment.task.type) || assignment.task.type === 'lezioni')
        return null
      const pupils = await pupilsOf(db, id, names)
      const userIds = pupils.map(({ userId }) => userId)
      const [runs, out, given] = await Promise.all([
        runsOf(db, [assignment.id], now, userIds),
        listLeftOut(db, [assignment.id], { inForce: true }),
        listHandMarks(db, [assignment.id]),
      ])
      return { assignmentId: assignment.id, pupils, runs, out, given }
    })
    if (loaded === null) return err('not-found')
    if (!(await withinLimit(EXPORT, taught.value.who.id))) return err('rate-limited')
    const { runs, out, given, ...rest } = loaded
    const times = new Map(runs.map((run) => [run.quizId, { number: run.number, finished: isFinished(run) }]))
    const leftOut = new Set(out.map(({ itemId, template }) => itemId ?? template))
    const marks = new Map(given.map((each) => [`${each.quizId} ${each.position}`, each]))
    return ok(
      csvFile(
        fileName('risposte', title, now),
        rowsOf({ ...rest, times, leftOut, marks, open: await openToAsker(now) }),
      ),
    )
  },
)
