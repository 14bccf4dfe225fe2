import type { Effect } from '#lib/rules/index'
import { agree, and, type Countable, noun, type Phrase, phrase, verbatim } from '../grammar/index'
import { nameOfLabel } from '../names/objects'
import { cardTypes, colored, subtype } from '../names/terms'
import { keywordOf } from './keyword'

type Token = Extract<Effect, { do: 'create' }>['token']

/** What a token is called that has no subtype to be called by (111.4): «chiamata Orso», unless its label is no name. */
export const tokenName = ({ id, subtypes = [] }: Pick<Token, 'id' | 'subtypes'>): string | undefined =>
  subtypes.length || id.length < 3 ? undefined : nameOfLabel(id)

/** «Pedina creatura Lupo 2/2 verde con volare», one and many. */
export function tokenWords(token: Token): Countable {
  const { types, subtypes = [], pt, colors = [], keywords = [] } = token
  const kinds = (types ?? (pt ? (['creature'] as const) : [])).map((t) => cardTypes[t].it.text)
  const called = tokenName(token)
  const words = (number: 's' | 'p'): string => {
    const head = noun(number === 's' ? 'pedina' : 'pedine', 'f', number)
    const color: readonly Phrase[] = colors.length ? [colored(colors, head)] : []
    const has = keywords.length ? [phrase`con ${and(keywords.map((k) => verbatim(keywordOf(k))))}`] : []
    const name = called === undefined ? [] : [`${agree('chiamato', head)} ${called}`]
    return [
      head.text,
      ...kinds,
      ...subtypes.map((s) => subtype(s).it.text),
      ...(pt ? [pt] : []),
      ...color,
      ...has,
      ...name,
    ].join(' ')
  }
  return { one: words('s'), many: words('p'), gender: 'f' }
}
