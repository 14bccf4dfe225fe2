import type { Json } from '#lib/base/json'
import { ticked, turned } from './change'
import { creaturesOf, type Knob, knobsOf, type Named, offered } from './knobs'

const ends = ({ value, min, max }: Knob): readonly number[] => [value + 1, value - 1, 0, min, max]

/** What a reader may make of a scenario with one change: each keyword the other way and, unless words alone may change, each number by one and at its ends. */
export function oneChange(data: Json, players: readonly Named[], wordsAlone: boolean): readonly Json[] {
  const creatures = creaturesOf(data)
  const numbers = [...knobsOf(data, players), ...creatures.flatMap(({ power, toughness }) => [power, toughness])]
  return [
    ...creatures.flatMap(({ keywords }) =>
      offered.map(([keyword]) => ticked(data, keywords, keyword, !keywords.on.includes(keyword))),
    ),
    ...(wordsAlone ? [] : numbers.flatMap((knob) => ends(knob).map((to) => turned(data, knob, to)))),
  ]
}
