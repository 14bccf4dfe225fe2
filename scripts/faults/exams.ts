import { instantiate } from '#lib/questions/index'
import { cookiesOf, sendForm } from './forms'
import { fieldsOf, given } from './items'
import { withRows } from './rows'
import { openWire, type Wire } from './wire'
import { addressOf, isRight, newKey, type Place, spread, type Work } from './work'

/** Half an hour: shorter than a clock jumps. */
const MINUTES = '30'

interface Candidate {
  readonly wire: Wire
  readonly cookie: string
  readonly examId: string
  readonly items: readonly string[]
}

/** Candidates who choose an answer to each question of an exam, think better of it, and hand in. */
export async function exams(place: Place, candidates: number, questions: number): Promise<Work> {
  const people = await Promise.all(
    Array.from({ length: candidates }, (_, n) =>
      begin(place, openWire(place.urls, n, addressOf(200 + n), place.trouble), questions),
    ),
  )
  const ids = people.map(({ examId }) => examId)
  const number = new Map(ids.map((id, n) => [id, n]))
  /** The names of all choices, by the key that each was sent with. */
  const chosen = new Map<string, string>()
  return {
    answers: candidates * (questions * 2 + 1),
    perform: async (over, acknowledged) => {
      await Promise.all(
        people.map(async (one, n) => {
          const steps = [...one.items, ...one.items].map((id, at) => ({
            id,
            position: (at % questions) + 1,
            last: at >= questions,
          }))
          await spread(steps, over, async ({ id, position, last }) => {
            const right = isRight(n, position)
            const idempotencyKey = newKey()
            const name = `exam ${n}/${position}${last ? ' again' : ''}`
            chosen.set(idempotencyKey, name)
            const fields = fieldsOf(given(itemOf(id), last ? right : !right))
            await one.wire.post('/api/esami', { examId: one.examId, position, idempotencyKey, fields }, one.cookie)
            acknowledged(name)
          })
          await sendForm(one.wire, {
            page: `/esame/${one.examId}/riepilogo`,
            words: ['Sì, consegna'],
            cookie: one.cookie,
          })
          acknowledged(`exam ${n} handed in`)
        }),
      )
    },
    kept: async () => {
      const choices = await withRows<{ key: string }>(
        place.databaseUrl,
        `SELECT c."idempotencyKey" AS key FROM "ExamChoice" c JOIN "QuizItem" i ON i.id = c."quizItemId" WHERE i."quizId" = ANY($1)`,
        ids,
      )
      const closed = await withRows<{ id: string; right: number; passed: boolean; verdicts: string }>(
        place.databaseUrl,
        `SELECT e."quizId" AS id, e.right, e.passed, (SELECT string_agg(a.right::text, ' ' ORDER BY i.position)
           FROM "QuizItem" i JOIN "Attempt" a ON a."quizItemId" = i.id WHERE i."quizId" = e."quizId") AS verdicts
         FROM "Exam" e WHERE e."quizId" = ANY($1) AND e."submittedAt" IS NOT NULL AND NOT e."byClock"`,
        ids,
      )
      return {
        answers: [
          ...choices.map(({ key }) => chosen.get(key) ?? key),
          ...closed.map(({ id }) => `exam ${number.get(id)} handed in`),
        ],
        scores: closed.map(
          ({ id, right, passed, verdicts }) => `exam ${number.get(id)} ${right} ${passed} ${verdicts}`,
        ),
      }
    },
    close: async () => {},
  }
}

async function begin(place: Place, wire: Wire, questions: number): Promise<Candidate> {
  const fields = { count: String(questions), calls: '0', pass: '60', minutes: MINUTES }
  const reply = await sendForm(wire, { page: '/esame', words: ['name="minutes"'], fields, without: ['area'] })
  const examId = /\/esame\/([0-9a-f-]{36})/.exec(reply.headers.get('location') ?? '')?.[1] ?? ''
  const rows = await withRows<{ itemId: string }>(
    place.databaseUrl,
    'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
    examId,
  )
  if (rows.length !== questions)
    throw new Error(`an exam of ${rows.length} questions: ${reply.headers.get('location')}`)
  return { wire, cookie: cookiesOf(reply), examId, items: rows.map(({ itemId }) => itemId) }
}

function itemOf(id: string) {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  return made.value
}
