import './next'
import { countBelievers, LEAST } from '#lib/server/rule/count-believers'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { setClock, value } from './play'

// How many people share a belief: counted of many, and never of so few that somebody is to be found.

const belief = '119.3/creduta'
const asked = { rules: ['119.3'], beliefs: [belief, '510.2/altra'] }
let hour = 0

/** The count as it is after the memory of the last one. */
async function count() {
  hour++
  setClock(Date.UTC(2026, 10, 26) + hour * 60 * 60_000)
  return value(await as(newBrowser(), () => countBelievers(asked)))
}

/** People who have answered about the rule; some of them betrayed the belief. */
async function people(n: number, believing: number): Promise<void> {
  await sql(
    `WITH made AS (INSERT INTO "User" (id) SELECT gen_random_uuid() FROM generate_series(1, $1::int) RETURNING id),
      met AS (INSERT INTO "RuleProgress" ("userId", rule, answers, "right", hits, weight, stability, difficulty, "metAt", "lastAt", "dueAt")
        SELECT id, '119.3', 1, 1, 1, 1, 1, 1, now(), now(), now() FROM made)
     INSERT INTO "BeliefProgress" ("userId", belief, state, times, "firstAt", "lastAt", streak)
     SELECT id, $2, 'found', 3, now(), now(), 0 FROM made LIMIT $3::int`,
    n,
    belief,
    believing,
  )
}

test('few people are not counted, nor few who share a belief among many', async () => {
  expect(await count()).toEqual({ asked: null, people: { [belief]: null } })
  await people(LEAST.asked - 1, LEAST.asked - 1)
  expect(await count()).toEqual({ asked: null, people: { [belief]: null } })
  await sql('DELETE FROM "User"')
  await people(LEAST.asked, LEAST.believing - 1)
  expect(await count()).toEqual({ asked: LEAST.asked, people: { [belief]: null } })
  await people(3, 3)
  expect(await count()).toEqual({ asked: LEAST.asked + 3, people: { [belief]: LEAST.believing + 2 } })
})

test('a belief about another rule is not counted with this one', async () => {
  expect(Object.keys((await count()).people)).toEqual([belief])
})
