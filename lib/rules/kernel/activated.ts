import { flatMap } from '#lib/base/lists'
import type { Ability } from './card'
import type { ObjectId } from './ids'
import type { KeywordInstance } from './keyword'
import type { View } from './view'

interface Given {
  readonly keyword: KeywordInstance
  readonly ability: Ability
}

/** The activated abilities that the keywords of an object stand for. */
const given = (v: View, id: ObjectId): readonly Given[] =>
  flatMap(v.characteristics(id).keywords, (keyword): readonly Given[] => {
    const ability = v.ask('keywordAbility', { keyword })
    return ability ? [{ keyword, ability }] : []
  })

/** An ability of an object by the number that an action gives it: those that it says come first, then those of its keywords. */
export function abilityAt(v: View, id: ObjectId, n: number): Ability | undefined {
  const { abilities } = v.characteristics(id)
  return abilities[n] ?? given(v, id)[n - abilities.length]?.ability
}

/** The keyword that stands for such an ability, where one does. */
export const keywordAt = (v: View, id: ObjectId, n: number): KeywordInstance | undefined =>
  given(v, id)[n - v.characteristics(id).abilities.length]?.keyword
