import fc from 'fast-check'
import { evaluate, type Keyword, type Scenario } from '#lib/rules/index'

/**
 * Combat reckoned a second time, by other means: creature by creature, step by step, without events, rules or layers. Each
 * attacker is blocked by at most one creature, and one with trample deals the player as much as it may.
 */

const KEYWORDS = [
  'deathtouch',
  'double-strike',
  'first-strike',
  'indestructible',
  'infect',
  'lifelink',
  'trample',
] as const
type Known = (typeof KEYWORDS)[number]

interface Creature {
  readonly power: number
  readonly toughness: number
  readonly damage: number
  readonly keywords: readonly Known[]
}

interface Fighter extends Creature {
  readonly id: string
  readonly side: 'A' | 'N'
  marked: number
  shrunk: number
  doomed: boolean
  there: boolean
}

interface Table {
  readonly life: { A: number; N: number }
  readonly poison: { A: number; N: number }
  readonly pairs: readonly (readonly [Fighter, Fighter | undefined])[]
}

const has = (f: Fighter, k: Known): boolean => f.keywords.includes(k)
const power = (f: Fighter): number => Math.max(0, f.power - f.shrunk)
const left = (f: Fighter): number => f.toughness - f.shrunk - f.marked

/** What one creature deals to another or to the other player, in the numbers of before the step. */
interface Hit {
  readonly from: Fighter
  readonly to: Fighter | 'A' | 'N'
  readonly n: number
}

function hitsOf(attacker: Fighter, blocker: Fighter | undefined, strikes: (f: Fighter) => boolean): readonly Hit[] {
  const hits: Hit[] = []
  if (attacker.there && strikes(attacker)) hits.push(...attackingHits(attacker, blocker))
  if (blocker?.there && attacker.there && strikes(blocker))
    hits.push({ from: blocker, to: attacker, n: power(blocker) })
  return hits.filter((h) => h.n > 0)
}

function attackingHits(attacker: Fighter, blocker: Fighter | undefined): readonly Hit[] {
  const n = power(attacker)
  if (!blocker) return [{ from: attacker, to: 'N', n }]
  if (!blocker.there) return has(attacker, 'trample') ? [{ from: attacker, to: 'N', n }] : []
  if (!has(attacker, 'trample')) return [{ from: attacker, to: blocker, n }]
  const lethal = Math.max(0, left(blocker))
  const first = Math.min(n, has(attacker, 'deathtouch') ? Math.min(1, lethal) : lethal)
  return [
    { from: attacker, to: blocker, n: first },
    { from: attacker, to: 'N', n: n - first },
  ]
}

function land({ life, poison }: Table, { from, to, n }: Hit): void {
  if (has(from, 'lifelink')) life[from.side] += n
  if (to === 'A' || to === 'N') {
    if (has(from, 'infect')) poison[to] += n
    else life[to] -= n
    return
  }
  if (has(from, 'infect')) to.shrunk += n
  else to.marked += n
  if (has(from, 'deathtouch')) to.doomed = true
}

/** The dead leave, as often as somebody is dead: nobody's death changes another here, so once is enough. */
function bury(fighters: readonly Fighter[]): void {
  for (const f of fighters) {
    const gone = f.toughness - f.shrunk <= 0
    const destroyed = (f.marked > 0 && left(f) <= 0) || f.doomed
    if (gone || (destroyed && !has(f, 'indestructible'))) f.there = false
    f.doomed = false
  }
}

const over = ({ life, poison }: Table): boolean => (['A', 'N'] as const).some((p) => life[p] <= 0 || poison[p] >= 10)

function reckon(t: Table): void {
  const fighters = t.pairs.flat().filter((f) => f !== undefined)
  const quick = new Set(fighters.filter((f) => has(f, 'first-strike') || has(f, 'double-strike')))
  const step = (strikes: (f: Fighter) => boolean): void => {
    if (over(t)) return
    for (const hit of t.pairs.flatMap(([a, b]) => hitsOf(a, b, strikes))) land(t, hit)
    if (!over(t)) bury(fighters)
  }
  if (quick.size) step((f) => quick.has(f))
  step((f) => !quick.has(f) || has(f, 'double-strike'))
}

const creature: fc.Arbitrary<Creature> = fc
  .record({
    power: fc.integer({ min: 0, max: 6 }),
    toughness: fc.integer({ min: 1, max: 6 }),
    damage: fc.integer({ min: 0, max: 2 }),
    keywords: fc.uniqueArray(fc.constantFrom(...KEYWORDS), { maxLength: 4 }),
  })
  .map((c) => ({ ...c, damage: Math.min(c.damage, c.toughness - 1) }))

const battles = fc.record({
  A: fc.integer({ min: 1, max: 12 }),
  N: fc.integer({ min: 1, max: 12 }),
  poison: fc.integer({ min: 0, max: 9 }),
  pairs: fc.array(fc.tuple(creature, fc.option(creature)), { minLength: 1, maxLength: 4 }),
})
type Battle = typeof battles extends fc.Arbitrary<infer T> ? T : never

const fighter = (c: Creature, id: string, side: 'A' | 'N'): Fighter => ({
  ...c,
  id,
  side,
  marked: c.damage,
  shrunk: 0,
  doomed: false,
  there: true,
})

const tableOf = ({ A, N, poison, pairs }: Battle): Table => ({
  life: { A, N },
  poison: { A: 0, N: poison },
  pairs: pairs.map(([a, b], n) => [fighter(a, `a${n}`, 'A'), b ? fighter(b, `n${n}`, 'N') : undefined]),
})

const spec = (c: Creature, id: string) => ({
  id,
  pt: `${c.power}/${c.toughness}`,
  damage: c.damage,
  keywords: c.keywords as readonly Keyword[],
})

const scenarioOf = ({ A, N, poison, pairs }: Battle): Scenario => ({
  players: { A: { life: A }, N: { life: N, poison } },
  field: { A: pairs.map(([a], n) => spec(a, `a${n}`)), N: pairs.flatMap(([, b], n) => (b ? [spec(b, `n${n}`)] : [])) },
  script: [
    { attack: Object.fromEntries(pairs.map((_, n) => [`a${n}`, 'N'])) },
    { block: Object.fromEntries(pairs.flatMap(([, b], n) => (b ? [[`n${n}`, `a${n}`]] : []))) },
    'combat-damage',
  ],
  choices: pairs.flatMap((_, n) =>
    [1, 2].map(() => ({ choose: 'assign-damage', of: `a${n}`, answer: { most: 'N' } }) as const),
  ),
})

test('combat comes to the same end when it is reckoned by other means', () => {
  fc.assert(
    fc.property(battles, (battle) => {
      const t = tableOf(battle)
      reckon(t)
      const { status, outcome } = evaluate(scenarioOf(battle))
      expect(status).toBe('complete')
      expect({ life: outcome.life, poison: outcome.poison }).toEqual({ life: t.life, poison: t.poison })
      if (over(t)) return
      const standing = t.pairs.flat().filter((f) => f?.there)
      expect(new Set(outcome.shared.battlefield.map((id) => outcome.objects[id]?.card))).toEqual(
        new Set(standing.map((f) => f?.id)),
      )
    }),
    { numRuns: 300 },
  )
})
