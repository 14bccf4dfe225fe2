import type { Amount, Filter } from '#lib/rules/index'
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
  const [kind] = below
  // Lands of one type go by that alone: «le Isole».
  if (kind && below.length === 1 && f.types?.length === 1 && f.types[0] === 'land')
    return { word: kind.it, rest: [], plural: kind.plural }
  if (first) return plain(first, words.slice(1))
  return kind ? { word: kind.it, rest: words.slice(1), plural: kind.plural } : plain(base, [])
}

/** Where cards lie that an instruction takes from there: «da un cimitero», «dal tuo cimitero». */
const TAKEN: Readonly<Record<string, readonly [anybodys: string, yours: string]>> = {
  graveyard: ['da un cimitero', 'dal tuo cimitero'],
  exile: ['che si trova in esilio', 'che possiedi in esilio'],
}

/** Whose it is, at the end: «che controlli», «di Anna», «nel tuo cimitero». */
function whose(v: Voice, f: Filter, subject: Noun, use: Use): Phrase {
  const you = v.speaks === 'table' && v.you !== undefined ? playerOf(v.people, v.you) : undefined
  if (f.zone !== undefined && f.zone !== 'battlefield' && !f.spell && !f.ability) {
    const { it, in: within } = zones[f.zone]
    if (f.linked && f.zone === 'exile') return verbatim('')
    const yours = f.controller === 'you' || f.owner === 'you'
    const from = use === 'target' && you === undefined ? TAKEN[f.zone]?.[yours ? 1 : 0] : undefined
    if (from !== undefined) return verbatim(` ${from}`)
    // What an instruction does to all of them takes them from there.
    if (f.zone === 'graveyard' && use === 'all' && !yours && f.controller === undefined && f.owner === undefined)
      return verbatim(' da tutti i cimiteri')
    if (f.zone === 'graveyard' && use === 'all' && yours && you === undefined) return verbatim(' dal tuo cimitero')
    if (f.zone === 'graveyard' && f.controller === undefined && f.owner === undefined && use !== 'one')
      return verbatim(' in tutti i cimiteri')
    if (!yours) return phrase` ${within}`
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
    ...(f.attacking === undefined ? [] : [agree(f.attacking ? 'attaccante' : 'non attaccante', subject)]),
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

/** «Pari o inferiore a 3», «pari al numero di Isole che controlli». */
function within(v: Voice, { atLeast, atMost, equal }: NonNullable<Filter['power']>): string {
  const to = (n: Amount): string => {
    if (typeof n === 'number') return `a ${n}`
    if (typeof n !== 'object' || !('count' in n)) return 'al numero scelto'
    return phrase`al numero ${del(name(filterNoun(v, n.count, 'many').text, 'f', 'p'))}`
  }
  return [
    ...(equal === undefined ? [] : [`pari ${to(equal)}`]),
    ...(atLeast === undefined ? [] : [`pari o superiore ${to(atLeast)}`]),
    ...(atMost === undefined ? [] : [`pari o inferiore ${to(atMost)}`]),
  ].join(' e ')
}

/** What an Aura or an Equipment is attached to, as the card calls it: «creatura incantata», «creatura equipaggiata». */
export function hostNoun(v: Voice): Noun {
  const own = v.self?.subtypes ?? []
  const { it } = cardTypes[types(v.self?.enchants ?? [])[0] ?? 'creature']
  if (own.includes('Aura')) return noun(phrase`${it} ${agree('incantato', it)}`, it.gender)
  if (own.includes('Equipment')) return noun('creatura equipaggiata', 'f')
  return noun('permanente a cui è assegnato', 'm')
}

/** Which objects a filter means, as a card or the table says it; `base` is the word where the filter names no type. */
export function filterNoun(v: Voice, f: Filter, use: Use, base: Noun = noun('permanente', 'm')): Noun {
  if (f.self) return selfNoun(v)
  if (f.host) return hostNoun(v)
  if (f.id !== undefined) return thingOf(v.people, f.id)
  const { word, rest, plural } = head(f, base)
  const many = use === 'many' || use === 'all'
  const subject = noun(many ? plural : word.text, word.gender, many ? 'p' : 's')
  // Of one name with another: it is not meant itself.
  const another = f.other || f.sameName !== undefined ? [agree('altro', subject)] : []
  const keyword = f.keyword !== undefined && isKeyword(f.keyword) ? [`con ${keywordText(f.keyword)}`] : []
  const text = [
    ...another,
    subject.text,
    ...rest,
    ...adjectives(f, subject),
    ...(use === 'target' ? ['bersaglio'] : []),
    ...keyword,
    ...(f.power === undefined ? [] : [`con forza ${within(v, f.power)}`]),
    ...(f.manaValue === undefined ? [] : [`con valore di mana ${within(v, f.manaValue)}`]),
    ...(f.sameName === undefined
      ? []
      : [`con lo stesso nome di ${subject.gender === 'f' ? 'quella' : 'quel'} ${word.text}`]),
    ...(f.linked ? [`esiliata con ${selfNoun(v).text}`] : []),
  ].join(' ')
  const whole = noun(text + whose(v, f, subject, use), word.gender, subject.number)
  if (use === 'all') return name(phrase`${agree('tutto', subject)} ${il(whole)}`, word.gender, 'p')
  if (use === 'each') return name(phrase`ogni ${whole}`, word.gender)
  return whole
}
