import { flatMap } from '#lib/base/lists'
import { nameAll } from './choose'
import type { ObjectId } from './ids'
import { labelOf, permanents } from './look'
import { illegalAnswer } from './signal'
import type { View } from './view'

/** Of legendary permanents of one name and one controller, those that the player does not keep. */
export function surplusLegends(
  v: View,
  concerns: (id: ObjectId) => boolean,
  same: (id: ObjectId) => readonly (string | readonly string[])[] = (id) => [
    v.controller(id),
    v.characteristics(id).name,
  ],
): readonly ObjectId[] {
  const legends = permanents(v).filter((id) => v.characteristics(id).supertypes.includes('legendary'))
  if (legends.length < 2) return []
  const groups = new Map<string, ObjectId[]>()
  for (const id of legends) {
    const key = JSON.stringify(same(id))
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return flatMap(
    [...groups.values()].filter((g) => g.length > 1 && g.some(concerns)),
    (g) => unkept(v, g),
  )
}

/** Legendary permanents that have a namesake anywhere on the battlefield. */
export function namesakes(v: View): readonly ObjectId[] {
  const legends = permanents(v).filter((id) => v.characteristics(id).supertypes.includes('legendary'))
  const name = (id: ObjectId): string => v.characteristics(id).name
  return legends.filter((id) => legends.some((other) => other !== id && name(other) === name(id)))
}

function unkept(v: View, group: readonly ObjectId[]): readonly ObjectId[] {
  const [first = ''] = group
  const named = nameAll(group, (id) => labelOf(v, id))
  const { name } = v.characteristics(first)
  const request = { choose: 'legend', player: v.controller(first), of: name, options: [...named.keys()] } as const
  const answer = v.choose(request)
  const kept = (typeof answer === 'string' ? named.get(answer) : undefined) ?? illegalAnswer(request, answer)
  return group.filter((id) => id !== kept)
}
