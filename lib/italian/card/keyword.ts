import type { CardType, Cost, Keyword, KeywordInstance } from '#lib/rules/index'
import { and, dal, name, noun, type Phrase, phrase, pluralOf, puntiVita, verbatim } from '../grammar/index'
import { cardTypes, fromColor, isKeyword, keywordText, subtype } from '../names/terms'

/** From what a keyword protects: «dal rosso e dal nero», «dalle creature», «da tutto». */
function fromText(from: unknown): Phrase {
  if (from === 'everything') return verbatim('da tutto')
  if (typeof from !== 'object' || from === null || 'player' in from) return verbatim('da un giocatore')
  const {
    colors = [],
    types = [],
    subtypes = [],
  } = from as {
    readonly colors?: readonly Parameters<typeof fromColor>[0][]
    readonly types?: readonly (keyof typeof cardTypes)[]
    readonly subtypes?: readonly string[]
  }
  const parts = [
    ...colors.map(fromColor),
    ...types.map((t) => {
      const { it } = cardTypes[t]
      return dal(noun(pluralOf(it.text, it.gender), it.gender, 'p'))
    }),
    ...subtypes.map((s) => dal(noun(subtype(s).plural, subtype(s).it.gender, 'p'))),
  ]
  return parts.length ? and(parts) : dal(name('certe fonti', 'f', 'p'))
}

/** What an Aura enchants, as it is printed: «incanta creatura». */
function enchanting(what: unknown): string {
  const { types = [] } = (typeof what === 'object' ? what : {}) as { readonly types?: readonly CardType[] }
  return ['incanta', ...types.map((t) => cardTypes[t].it.text)].join(' ')
}

/** A keyword as it stands in a sentence: «legame vitale», «tossico 2», «protezione dal rosso». */
export function keywordOf(k: Keyword | KeywordInstance): string {
  const id: string = typeof k === 'string' ? k : k.keyword
  if (!isKeyword(id)) return id
  if (typeof k === 'string') return keywordText(id)
  const amount = 'amount' in k && typeof k.amount === 'number' ? k.amount : undefined
  if (id === 'enchant' && 'what' in k) return enchanting(k.what)
  const from = 'from' in k && k.from !== undefined ? fromText(k.from) : undefined
  if ('cost' in k && k.cost !== undefined) return costed(keywordText(id), amount, k.cost)
  return keywordText(id, amount ?? from)
}

/** What a keyword costs, after its name: « {1}{R}», « 3—{R}», «—paga 2 punti vita». */
function costed(name: string, amount: number | undefined, cost: string | readonly Cost[]): string {
  const counted = amount === undefined ? name : `${name} ${amount}`
  const [only] = typeof cost === 'string' ? [{ pay: 'mana', cost } as const] : cost
  if (only?.pay === 'mana') return amount === undefined ? `${name} ${only.cost}` : `${counted}—${only.cost}`
  if (only?.pay === 'life' && typeof only.amount === 'number')
    return phrase`${verbatim(counted)}—paga ${puntiVita(only.amount)}`
  if (only?.pay === 'discard') return `${counted}—scarta una carta`
  return only?.pay === 'sacrifice' ? `${counted}—sacrifica una creatura` : counted
}
