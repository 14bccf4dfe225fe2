import { answerOf, drawItems, type Item } from '#lib/questions/index'

/** So many questions with options of which one is right, always the same ones for one state of the bank. */
export function someItems(n: number): readonly Item[] {
  const found = new Map<string, Item>()
  for (let round = 0; found.size < n; round++)
    for (const { id, item } of drawItems(`faults:${round}`, {}, n * 4))
      if (item.form === 'choice' && found.size < n) found.set(id, item)
  return [...found.values()]
}

/** The right answer to a question, or the first wrong one. */
export function given(item: Item, right: boolean): ReturnType<typeof answerOf> {
  const option = item.options.find(({ key }) => (key === item.right) === right)
  if (!option) throw new Error(`${item.id} has no such answer`)
  return answerOf(item, option)
}

/** An answer as the fields of its form. */
export function fieldsOf(answer: ReturnType<typeof answerOf>): readonly (readonly [string, string])[] {
  if ('option' in answer) return [['key', answer.option]]
  if ('number' in answer) return [['number', String(answer.number)]]
  if ('statements' in answer) return answer.statements.map((key) => ['statement', key])
  if ('order' in answer) return answer.order.map((key, n) => [`place:${key}`, String(n + 1)])
  return answer.parts.map((part, n) => (typeof part === 'number' ? [`count:${n}`, String(part)] : [`part:${n}`, part]))
}
