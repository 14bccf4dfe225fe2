import { canonical, type Json } from '#lib/base/json'
import { creaturesOf, knobsOf, type Named } from './knobs'

/** Every number and keyword of a scenario that a reader may change, by its place. */
const turnable = (data: Json, players: readonly Named[]): ReadonlyMap<string, Json> => {
  const creatures = creaturesOf(data)
  const numbers = [...knobsOf(data, players), ...creatures.flatMap(({ power, toughness }) => [power, toughness])]
  return new Map<string, Json>([
    ...numbers.map(({ path, half, value }) => [canonical([...path, half ?? null]), value] as const),
    ...creatures.flatMap(({ keywords: { path, on } }) => on.map((word) => [canonical([...path, word]), true] as const)),
  ])
}

/** How many of them are otherwise than they were written. */
export function changesOf(written: Json, data: Json, players: readonly Named[]): number {
  const [before, now] = [turnable(written, players), turnable(data, players)]
  return [...new Set([...before.keys(), ...now.keys()])].filter((at) => before.get(at) !== now.get(at)).length
}
