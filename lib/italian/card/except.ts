import type { Exception } from '#lib/rules/index'
import { agree, and, type Noun, type Phrase, phrase, verb, verbatim } from '../grammar/index'
import { supertypes } from '../names/terms'
import { keywordOf } from './keyword'

/** In what a copy differs from what it copies: «, ma ha rapidità», «, ma è 7/7 e non è leggendaria». Of a name or types that are added no card of ours speaks. */
export function exceptText(e: Exception | undefined, copy: Noun): Phrase {
  if (e === undefined) return verbatim('')
  const { power, toughness, keywords = [], removeSupertypes = [], thisAbility } = e
  const parts = [
    ...(power === undefined || toughness === undefined
      ? []
      : [phrase`${verb('è', copy)} ${verbatim(`${power}/${toughness}`)}`]),
    ...removeSupertypes.map((t) => phrase`non ${verb('è', copy)} ${agree(supertypes[t].it, copy)}`),
    ...(keywords.length > 0 ? [phrase`${verb('ha', copy)} ${and(keywords.map((k) => verbatim(keywordOf(k))))}`] : []),
    ...(thisAbility ? [phrase`${verb('ha', copy)} anche questa abilità`] : []),
  ]
  return parts.length > 0 ? phrase`, ma ${and(parts)}` : verbatim('')
}
