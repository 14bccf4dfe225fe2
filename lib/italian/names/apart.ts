import type { GameState, PlayerId, Scenario } from '#lib/rules/index'
import { agree, del, type Noun, name, noun, ordinal, phrase, theOne, un, verbatim } from '../grammar/index'

/** Something of a scenario that shares its name with others. */
interface Named<T extends Noun> {
  readonly label: string
  readonly thing: T
  readonly token?: boolean
  readonly faceDown?: boolean
  /** Who controls it, or owns it where nobody controls it. */
  readonly whose?: PlayerId
}

/** A name, and how it is said the first time where that differs: «la prima Urna», «una prima Urna». */
export type Apart<T extends Noun> = T & {
  /** The name that several share. */
  readonly base?: string
  readonly introduced?: string
}

/** What a scenario says of those that share a name, by which a judge would tell one from another. */
export interface Roles {
  readonly attacking: ReadonlySet<string>
  readonly players: Readonly<Record<PlayerId, Noun>>
  /** Whether control of something changes on the way: whose it was does not tell it from others then. */
  readonly changing: boolean
}

/** What a script says of attacks and of control. */
export function rolesIn({ script = [] }: Scenario, players: Roles['players']): Roles {
  const attacking = new Set(
    script.flatMap((s) => (typeof s === 'object' && 'attack' in s ? Object.keys(s.attack) : [])),
  )
  return { attacking, players, changing: /"do":"(?:gain|exchange)Control"/.test(JSON.stringify(script)) }
}

/** Things by label; those of one name are told apart as a judge would: by whose they are, by which attacks, or by their order. */
export function toldApart<T extends Noun>(all: readonly Named<T>[], roles: Roles): Readonly<Record<string, Apart<T>>> {
  return Object.fromEntries(
    all.map((x) => {
      const same = all.filter((other) => other.thing.text === x.thing.text)
      return [x.label, same.length < 2 ? x.thing : { ...x.thing, base: x.thing.text, ...apart(x, same, roles) }]
    }),
  )
}

const ATTACKING = ' che attacca'

/** As it is declared an attacker it has its name alone: only then is it the one that attacks. */
export const declaring = <T extends Noun>(x: Apart<T>): Noun =>
  x.base !== undefined && x.called === x.base + ATTACKING ? name(x.base, x.gender) : x

const differ = (all: readonly unknown[]): boolean => new Set(all).size === all.length

/** By which one of several is told from the others first, where only one is so. */
const ODD = ['token', 'faceDown'] as const

/** What comes after another of its name: «un altro Orso». */
const another = ({ thing }: Named<Noun>): { readonly introduced: string } => ({
  introduced: un(noun(phrase`${agree('altro', thing)} ${verbatim(thing.text)}`, thing.gender)),
})

/** How one of several of a name is called. */
function apart<T extends Noun>(
  x: Named<T>,
  same: readonly Named<T>[],
  roles: Roles,
  all: readonly Named<T>[] = same,
): Partial<Apart<Noun>> {
  const { text, gender, number } = x.thing
  const owner = roles.players[x.whose ?? '']
  if (!roles.changing && owner && differ(same.map((s) => s.whose))) {
    const beside = all.filter((s) => s !== x && s.whose === x.whose)
    const up = verbatim(beside.some((s) => s.faceDown) ? ' a faccia in su' : '')
    return beside.length > 0
      ? {
          ...theOne(phrase`carta ${verbatim(text)} ${del(owner)}${up}`, 'f'),
          ...(all[0] === x ? {} : another(x)),
        }
      : theOne(phrase`${verbatim(text)} ${del(owner)}`, gender, number)
  }
  const [one, ...others] = same.filter((s) => s.token)
  if (same.length === 2 && one && !others.length) return x.token ? theOne(`pedina ${text}`, 'f') : {}
  if (same.length > 2) {
    const [kind, odd] = ODD.map((k) => [k, same.filter((s) => s[k])] as const).find(([, of]) => of.length === 1) ?? []
    const rest = same.filter((s) => !odd?.includes(s))
    if (kind && odd?.includes(x))
      return kind === 'token'
        ? {
            ...theOne(`pedina ${text}`, 'f'),
            ...another(x),
          }
        : theOne(`${text} a faccia in giù`, gender)
    if (odd) return rest.length < 2 ? {} : apart(x, rest, roles, all)
  }
  const attackers = same.filter((s) => roles.attacking.has(s.label))
  if (same.length === 2 && attackers.length === 1)
    return roles.attacking.has(x.label)
      ? theOne(`${text}${ATTACKING}`, gender)
      : theOne(phrase`${verbatim(gender === 'f' ? 'altra' : 'altro')} ${verbatim(text)}`, gender)
  const place = ordinal(same.indexOf(x) + 1, gender)
  return {
    ...theOne(phrase`${place} ${verbatim(text)}`, gender),
    introduced: un(noun(phrase`${place} ${verbatim(text)}`, gender)),
  }
}

/** Tokens that were made together bear one label and one name: «il primo Soldato», «il secondo Soldato»; one that copies a card «la pedina Orso». */
export function amongTokens<T extends Noun>(thing: T, label: string, id: string, { objects, last }: GameState): T {
  const known = { ...last, ...objects }
  // An ability of a token on the stack is none of its name, nor is a token that copies something else.
  const all = Object.values(known).filter(
    (o) => o.kind !== 'ability' && labelled(cardOf(o.id)) === label && o.printed.name === (known[id] ?? o).printed.name,
  )
  const cards = [...new Set(all.map((o) => cardOf(o.id)))]
  const tokens = cards.filter((card) => all.some((o) => o.kind === 'token' && cardOf(o.id) === card))
  const place = tokens.sort((a, b) => numberOf(a) - numberOf(b)).indexOf(cardOf(id)) + 1
  if (cards.length < 2 || place === 0) return thing
  const { text: said, called: text = said, gender } = thing
  if (tokens.length === 1) return isToken(text) ? thing : { ...thing, ...theOne(`pedina ${text}`, 'f') }
  return { ...thing, ...theOne(phrase`${ordinal(place, gender)} ${verbatim(text)}`, gender) }
}

/** A token that copies a card, among others that were made with it: «la pedina Orso», «la seconda pedina Orso». */
export function copyAmong<T extends Noun>(thing: T, id: string, { objects, last }: GameState): T {
  const made = Object.values({ ...last, ...objects }).filter(
    (o) => o.kind === 'token' && labelled(cardOf(o.id)) === labelled(cardOf(id)),
  )
  const cards = [...new Set(made.map((o) => cardOf(o.id)))].sort((a, b) => numberOf(a) - numberOf(b))
  if (cards.length < 2) return thing
  const { text: said, called: text = said, gender } = thing
  return { ...thing, ...theOne(phrase`${ordinal(cards.indexOf(cardOf(id)) + 1, gender)} ${verbatim(text)}`, gender) }
}

/** Whether a name says itself that it is a token's. */
const isToken = (called: string): boolean => called.startsWith('pedina ')

/** The token itself, whatever object it is now: `s`, `s/2`. */
const cardOf = (id: string): string => id.split('#')[0] ?? id
const labelled = (card: string): string => card.split(/[!/]/)[0] ?? card
const numberOf = (card: string): number => Number(card.split(/[!/]/)[1] ?? 0)
