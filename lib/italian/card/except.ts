import type { Characteristics, Exception } from '#lib/rules/index'
import { agree, and, type Noun, type Phrase, phrase, verb, verbatim } from '../grammar/index'
import { supertypes } from '../names/terms'
import { keywordOf } from './keyword'

/** In what a copy differs from what it copies: «, tranne che ha rapidità», «, tranne che è 7/7 e non è leggendaria». Of a name or types that are added no card of ours speaks. */
export function exceptText(e: Exception | undefined, copy: Noun): Phrase {
  if (e === undefined) return verbatim('')
  const { power, toughness, keywords = [], removeSupertypes = [], thisAbility } = e
  const parts = [
    ...(power === undefined || toughness === undefined
      ? []
      : [phrase`${verb('è', copy)} ${verbatim(`${power}/${toughness}`)}`]),
    ...removeSupertypes.map((t) => phrase`non ${verb('è', copy)} ${agree(supertypes[t].it, copy)}`),
    ...(keywords.length > 0 ? [phrase`${verb('ha', copy)} ${and(keywords.map((k) => verbatim(keywordOf(k))))}`] : []),
    ...(thisAbility ? [phrase`${verb('ha', copy)} questa abilità`] : []),
  ]
  return parts.length > 0 ? phrase`, tranne che ${and(parts)}` : verbatim('')
}

/** In what a copy differs from what it copies, read off what it is; undefined where it does not. */
export function exceptionOf({ plain, ...copy }: Characteristics): Exception | undefined {
  if (!plain) return undefined
  const { power, toughness } = copy
  const sized = power !== plain.power || toughness !== plain.toughness
  const keywords = copy.keywords.slice(plain.keywords.length)
  const removeSupertypes = plain.supertypes.filter((t) => !copy.supertypes.includes(t))
  return {
    ...(sized && power !== undefined && toughness !== undefined ? { power, toughness } : {}),
    ...(keywords.length ? { keywords } : {}),
    ...(removeSupertypes.length ? { removeSupertypes } : {}),
    ...(copy.abilities.length > plain.abilities.length ? { thisAbility: true } : {}),
  }
}
