import type { Filter } from '#lib/rules/index'
import { agree, del, il, type Noun, name, noun, type Phrase, phrase, pluralOf, verbatim } from '../grammar/index'
import { playerOf, thingOf } from '../names/people'
import { type CardTypeId, cardTypes, colored, isKeyword, keywordText, subtype, supertypes, zones } from '../names/terms'
import { selfNoun, type Voice } from './voice'

/** How a filter stands in its clause: `one` and `many` wait for an article; `all` and `each` have their determiner. */
export type Use = 'one' | 'many' | 'all' | 'each' | 'target'

const types = (ids: readonly string[]): readonly CardTypeId[] =>
  (Object.keys(cardTypes) as readonly CardTypeId[]).filter((id) => ids.includes(id))

const ABILITIES = {
  activated: 'abilità attivata',
  triggered: 'abilità innescata',
  any: 'abilità attivata o innescata',
} as const

/** The noun that a filter is about, singular: «creatura», «Elfo», «pedina», «carta terra», «permanente». */
function head(
  f: Filter,
  base: Noun,
): { readonly word: Noun; readonly rest: readonly string[]; readonly plural: string } {
  const named = types(f.types ?? []).map((id) => cardTypes[id].it)
  const below = (f.subtypes ?? []).map((s) => subtype(s))
  const words = [...named.map((n) => n.text), ...below.map((s) => s.it.text)]
  const plain = (n: Noun, rest: readonly string[]) => ({ word: n, rest, plural: pluralOf(n.text, n.gender) })
  if (f.ability) return plain(noun(ABILITIES[f.ability], 'f'), words)
  if (f.spell) return plain(noun('magia', 'f'), words)
  if (f.zone !== undefined && f.zone !== 'battlefield') return plain(noun('carta', 'f'), words)
  if (f.token === true) return plain(noun('pedina', 'f'), words)
  const [first] = named
  if (first) return plain(first, words.slice(1))
  const [kind] = below
  return kind ? { word: kind.it, rest: words.slice(1), plural: kind.plural } : plain(base, [])
}

/** Whose it is, at the end: «che controlli», «di Anna», «nel tuo cimitero». */
function whose(v: Voice, f: Filter, subject: Noun): Phrase {
  const you = v.speaks === 'table' && v.you !== undefined ? playerOf(v.people, v.you) : undefined
  if (f.zone !== undefined && f.zone !== 'battlefield' && !f.spell && !f.ability) {
    const { it, in: within } = zones[f.zone]
    if (f.linked && f.zone === 'exile') return verbatim('')
    if (f.zone === 'graveyard' && f.controller === undefined && subject.number === 'p')
      return verbatim(' in tutti i cimiteri')
    if (f.controller !== 'you') return phrase` ${within}`
    // Exile is nobody's: what somebody has there is owned.
    if (f.zone === 'exile')
      return you ? phrase` di proprietà ${del(you)} in esilio` : verbatim(' che possiedi in esilio')
    const mine = it.gender === 'f' ? 'nella tua' : 'nel tuo'
    return you ? phrase` ${within} ${del(you)}` : phrase` ${verbatim(mine)} ${it}`
  }
  if (f.controller === 'you') return you ? phrase` ${del(you)}` : verbatim(' che controlli')
  if (f.controller !== 'opponent') return verbatim('')
  const by =
    subject.number !== 'p'
      ? verbatim('da un avversario')
      : you
        ? phrase`dagli avversari ${del(you)}`
        : verbatim('dai tuoi avversari')
  return phrase` ${agree('controllato', subject)} ${by}`
}

function adjectives(f: Filter, subject: Noun): readonly string[] {
  return [
    ...(f.supertypes ?? []).map((s) => (s === 'legendary' ? agree(supertypes[s].it, subject) : supertypes[s].it)),
    ...(f.notSupertypes ?? []).map(
      (s) => `non ${s === 'legendary' ? agree(supertypes[s].it, subject) : supertypes[s].it}`,
    ),
    ...(f.colors?.length ? [colored(f.colors, subject).replace(/ ed? /, ' o ')] : []),
    ...(f.allColors?.length ? [colored(f.allColors, subject)] : []),
    ...(f.notColors ?? []).map((c) => `non ${colored([c], subject)}`),
    ...(f.anyType?.length
      ? [
          `di tipo ${types(f.anyType)
            .map((id) => cardTypes[id].it.text)
            .join(' o ')}`,
        ]
      : []),
    ...types(f.notTypes ?? []).map((id) => `non ${cardTypes[id].it.text}`),
  ]
}

/** «con forza pari o inferiore a 3»: what is counted for it is said elsewhere. */
function strength({ atLeast, atMost, equal }: NonNullable<Filter['power']>): string {
  const to = (n: unknown): string => (typeof n === 'number' ? `a ${n}` : 'al numero indicato')
  const parts = [
    ...(equal === undefined ? [] : [`pari ${to(equal)}`]),
    ...(atLeast === undefined ? [] : [`pari o superiore ${to(atLeast)}`]),
    ...(atMost === undefined ? [] : [`pari o inferiore ${to(atMost)}`]),
  ]
  return `con forza ${parts.join(' e ')}`
}

/** «Con valore di mana 3 o meno». */
function worth({ atLeast, atMost, equal }: NonNullable<Filter['manaValue']>): string {
  if (equal !== undefined) return `con valore di mana ${equal}`
  return atMost === undefined ? `con valore di mana ${atLeast} o più` : `con valore di mana ${atMost} o meno`
}

/** Which objects a filter means, as a card or the table says it; `base` is the word where the filter names no type. */
export function filterNoun(v: Voice, f: Filter, use: Use, base: Noun = noun('permanente', 'm')): Noun {
  if (f.self) return selfNoun(v)
  if (f.host) return noun('permanente a cui è assegnato', 'm')
  if (f.id !== undefined) return thingOf(v.people, f.id)
  const { word, rest, plural } = head(f, base)
  const many = use === 'many' || use === 'all'
  const subject = noun(many ? plural : word.text, word.gender, many ? 'p' : 's')
  const another = f.other ? [agree('altro', subject)] : []
  const keyword = f.keyword !== undefined && isKeyword(f.keyword) ? [`con ${keywordText(f.keyword)}`] : []
  const text = [
    ...another,
    subject.text,
    ...rest,
    ...adjectives(f, subject),
    ...(use === 'target' ? ['bersaglio'] : []),
    ...keyword,
    ...(f.power === undefined ? [] : [strength(f.power)]),
    ...(f.manaValue === undefined ? [] : [worth(f.manaValue)]),
    ...(f.sameName === undefined ? [] : ['con lo stesso nome']),
    ...(f.linked ? [`esiliata con ${selfNoun(v).text}`] : []),
  ].join(' ')
  const whole = noun(text + whose(v, f, subject), word.gender, subject.number)
  if (use === 'all') return name(phrase`${agree('tutto', subject)} ${il(whole)}`, word.gender, 'p')
  if (use === 'each') return name(phrase`ogni ${whole}`, word.gender)
  return whole
}
