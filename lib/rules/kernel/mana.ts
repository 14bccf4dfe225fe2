import type { ObjectId } from './ids'

/** A permanent whose mana ability is activated, and which one it is if it is not the first. */
export type ManaFrom = ObjectId | { readonly activate: ObjectId; readonly ability: number }

/** Where mana comes from, with another name for the permanent. */
export const manaFromAs = (from: ManaFrom, named: (name: string) => ObjectId): ManaFrom =>
  typeof from === 'string' ? named(from) : { ...from, activate: named(from.activate) }

/** An amount of mana to pay: what any mana pays, and symbols that ask for a kind of mana. */
export interface Mana {
  readonly generic: number
  readonly symbols: readonly string[]
}

/** Mana of a player: letters of what is in the pool, and of what can still be produced; without the latter, as much as needed. */
export interface ManaSupply {
  readonly pool: string
  readonly able?: string
}

/** The symbols of a mana cost, without braces: `2`, `W`, `W/U`, `R/P`, `X`. */
export const symbolsOf = (cost: string): readonly string[] => [...cost.matchAll(/\{([^{}]+)\}/g)].map((m) => m[1] ?? '')

export const hasX = (cost: string): boolean => cost.includes('{X}')
/** Two kinds of mana, either of which pays it (107.4e); a Phyrexian one is paid with life instead. */
export const isHybrid = (symbol: string): boolean => symbol.includes('/') && !isPhyrexian(symbol)
export const isPhyrexian = (symbol: string): boolean => symbol.endsWith('/P')

/** A mana cost as an amount, with a value for X. */
export function manaOf(cost: string, x = 0): Mana {
  let generic = 0
  const symbols: string[] = []
  for (const s of symbolsOf(cost)) {
    const n = s === 'X' ? x : Number(s)
    if (Number.isNaN(n)) symbols.push(s)
    else generic += n
  }
  return { generic, symbols }
}

export const plusMana = (a: Mana, b: Mana): Mana => ({
  generic: a.generic + b.generic,
  symbols: [...a.symbols, ...b.symbols],
})

/** Written as a cost again: `{2}{U}{U}`, and `{0}` for nothing. */
export const manaText = ({ generic, symbols }: Mana): string =>
  [...(generic > 0 || !symbols.length ? [generic] : []), ...symbols].map((s) => `{${s}}`).join('')

/** How much mana it is: each symbol 1, and a hybrid one its greater half (202.3f). */
export const manaTotal = ({ generic, symbols }: Mana): number =>
  symbols.reduce((n, s) => n + (Number.parseInt(s, 10) || 1), generic)

/** Letters of mana that a player has, from `{W}{W}{3}`: a number is that much colourless mana. */
export const lettersOf = (text: string): string => {
  const { generic, symbols } = manaOf(text)
  return [...symbols, 'C'.repeat(generic)].join('')
}

const without = (from: string, letter: string): string => from.replace(letter, '')

/** A supply less one mana of a kind, from the pool first; undefined when there is none. */
function take(has: ManaSupply, letter: string): ManaSupply | undefined {
  if (has.pool.includes(letter)) return { ...has, pool: without(has.pool, letter) }
  if (has.able === undefined) return has
  return has.able.includes(letter) ? { ...has, able: without(has.able, letter) } : undefined
}

/** The mana that is missed least: colourless, else what there is most of, the first of several. */
function mostOf(letters: string): string | undefined {
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts.has('C') ? 'C' : [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])[0] || undefined
}

/** A supply less some mana of any kind: colourless first, then what there is most of. */
function takeAny(has: ManaSupply, n: number): ManaSupply | undefined {
  let left = has
  for (let i = 0; i < n; i++) {
    const from = left.pool || left.able
    if (from === undefined) return left
    const most = mostOf(from)
    const next = most === undefined ? undefined : take(left, most)
    if (!next) return undefined
    left = next
  }
  return left
}

/** What is left of a supply when some mana has been paid from it; undefined when it does not suffice. */
export const spend = (has: ManaSupply, { generic, symbols }: Mana): ManaSupply | undefined =>
  spendBy(
    has,
    generic,
    symbols.toSorted((a, b) => a.length - b.length),
    new Set(),
  )

/** `hopeless`: what has been tried already with as many symbols left, so that no two ways to the same place are both followed. */
function spendBy(
  has: ManaSupply,
  generic: number,
  symbols: readonly string[],
  hopeless: Set<string>,
): ManaSupply | undefined {
  const [first, ...rest] = symbols
  if (first === undefined) return takeAny(has, generic)
  if (first === 'S') return spendBy(has, generic + 1, rest, hopeless)
  const here = `${rest.length} ${generic} ${has.pool} ${has.able}`
  if (hopeless.has(here)) return undefined
  for (const half of first.split('/')) {
    const n = Number(half)
    const left = Number.isNaN(n) ? take(has, half) : has
    const done = left && spendBy(left, generic + (n || 0), rest, hopeless)
    if (done) return done
  }
  hopeless.add(here)
  return undefined
}
