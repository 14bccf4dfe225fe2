import type { Json } from '#lib/base/json'
import { tellScenario } from '#lib/italian/index'
import { ticked, turned } from '../../app/_ui/sandbox/change'
import { offered } from '../../app/_ui/sandbox/knob-board'
import { creaturesOf, knobsOf } from '../../app/_ui/sandbox/knobs'

/** A scenario of a lesson, and what a reader makes of it with one knob: each number at its ends, each keyword the other way. */
export function knobbed(data: Json): readonly Json[] {
  const told = tellScenario(data)
  const players = (told.ok ? told.value[0]?.table.seats : undefined) ?? []
  const creatures = creaturesOf(data)
  const numbers = [...knobsOf(data, players), ...creatures.flatMap(({ power, toughness }) => [power, toughness])]
  return [
    data,
    ...numbers.flatMap((knob) => [knob.min, 0, knob.value + 1, knob.max].map((to) => turned(data, knob, to))),
    ...creatures.flatMap(({ keywords }) =>
      offered.map(([keyword]) => ticked(data, keywords, keyword, !keywords.on.includes(keyword))),
    ),
  ]
}
