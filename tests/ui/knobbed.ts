import type { Json } from '#lib/base/json'
import { tellScenario } from '#lib/italian/index'
import { oneChange } from '../../app/_ui/sandbox/one-change'

/** A scenario of a lesson, and what a reader makes of it with one knob: each number at its ends, each keyword the other way. */
export function knobbed(data: Json): readonly Json[] {
  const told = tellScenario(data)
  const players = (told.ok ? told.value[0]?.table.seats : undefined) ?? []
  return [data, ...oneChange(data, players, false)]
}
