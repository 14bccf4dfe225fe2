import { canonical } from '#lib/base/json'
import type { Answer, Item, Option } from './item'
import { keyOf } from './key'
import { asList, asPart, piecesOf } from './pieces'
import { NATURAL_FORM, readingsOf } from './probe'

/** What somebody sends who thinks that a whole answer of an item is the right one. */
export function answerOf(item: Item, { key, value }: Pick<Option, 'key' | 'value'>): Answer {
  const whole = asList(value)
  switch (item.form) {
    case 'number':
      return { number: Number(value) }
    case 'choice':
    case 'yes-no':
    case 'reply':
      return { option: key }
    case 'order':
      return { order: whole.map(keyOf) }
    case 'select':
      return {
        statements: piecesOf(item).flatMap((piece) => {
          const { part, value: said } = asPart(piece.value)
          return canonical(whole[part] ?? null) === canonical(said) ? [piece.key] : []
        }),
      }
    case 'zones':
    case 'board':
      return {
        parts: readingsOf(item.probe).map((reading, part) =>
          NATURAL_FORM[reading.ask] === 'number' ? Number(whole[part]) : keyOf({ part, value: whole[part] ?? null }),
        ),
      }
  }
}
