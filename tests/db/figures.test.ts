import { database } from '#lib/db/client'
import { distractorFigures, templateFigures } from '#lib/db/figures'
import { newAttempt, newUser } from './rows'

const template = `figure-${Date.now().toString(36)}`
const answer = (userId: string, itemId: string, columns: Readonly<Record<string, unknown>>) =>
  newAttempt(userId, { template, itemId, offered: ['creduta', 'ignorata'], ...columns })
const wrong = { verdict: 'wrong', right: false, beliefs: ['creduta'] }

test('each person’s first answer to each item counts once, and giving up says nothing', async () => {
  const [one, two, three] = [await newUser(), await newUser(), await newUser()]
  await answer(one, 'a', wrong)
  await answer(one, 'a', {})
  await answer(one, 'b', {})
  await answer(two, 'a', {})
  await answer(two, 'b', {})
  await answer(three, 'a', { verdict: 'gaveUp', right: null })
  const mine = <T extends { readonly template: string }>(rows: readonly T[]) =>
    rows.filter((row) => row.template === template)
  expect(mine(await templateFigures(database()))).toEqual([{ template, answers: 4, facility: 0.75 }])
  expect(mine(await distractorFigures(database()))).toEqual([
    { template, belief: 'creduta', offered: 4, betrayed: 1, functions: true },
    { template, belief: 'ignorata', offered: 4, betrayed: 0, functions: false },
  ])
})
