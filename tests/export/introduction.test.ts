import { exportQuestion } from '#lib/export/index'
import { drawItems } from '#lib/questions/index'
import { bank } from '#lib/server/ports'

// What an instructor says before a question goes along with it.

test('an introduction comes before the situation, a line for each paragraph and point, without its marks', () => {
  const drawn = drawItems('introduzione')[0]
  if (!drawn) throw new Error('nothing drawn')
  const item = { ...drawn.item, introduction: 'Al **tavolo 3** siede:\n\n- Anna\n- Nora\n\nSi gioca.' }
  const question = bank.question(bank.toPublic(item), 'seme')
  const made = exportQuestion(
    { item, question, verdict: bank.verdict(item, null, 'seme'), idea: (title) => ({ title }) },
    { address: null, edition: { date: '2026-09-25', said: '25 settembre 2026' }, lesson: null },
  )
  expect(made.stem).toEqual(['Al tavolo 3 siede:', 'Anna', 'Nora', 'Si gioca.', ...question.stem])
  expect(made.address).toBeNull()
})
