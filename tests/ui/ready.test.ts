import type { Json } from '#lib/base/json'
import { tellEdited } from '#lib/italian/edited'
import { declarations } from '../../app/_ui/own/legal'
import { hasReady, READY, readyFor, toggled } from '../../app/_ui/own/ready'

// What the editor offers at one press: abilities by name, and who may attack or block next.

const types = { creature: ['creature'], permanent: ['artifact'], spell: ['instant'] } as const
const withIt = (spec: object, zone: 'field' | 'hand'): Json =>
  ({
    turn: { active: 'A', step: 'main1' },
    field: { A: zone === 'field' ? [spec] : [], N: [] },
    hand: { A: zone === 'hand' ? [spec] : [] },
    script: [],
  }) as unknown as Json

test.each(READY.map((ready) => [ready.it, ready] as const))('«%s» is something that the rules can play', (_, ready) => {
  const bare = {
    id: 'x',
    name: 'Prova',
    types: [...types[ready.on]],
    ...(ready.on === 'creature' ? { pt: '2/2' } : {}),
  }
  const spec = toggled(bare, ready)
  expect(hasReady(spec, ready)).toBe(true)
  const told = tellEdited(withIt(spec, ready.on === 'spell' ? 'hand' : 'field'))
  expect(told.problems).toEqual([])
  expect(toggled(spec, ready)).toEqual(bare)
})

test('they are found by either name, without accents, on what they make sense on', () => {
  const found = (on: readonly string[], typed: string) => readyFor(on, typed).map(({ en }) => en)
  expect(found(['creature'], 'tocco LETALE')).toEqual(['Deathtouch'])
  expect(found(['creature'], 'first str')).toEqual(['First strike'])
  expect(found(['creature'], 'rapidita')).toEqual(['Haste'])
  expect(found(['creature'], 'doppio attacco')).toEqual(['Double strike'])
  // Of what says it, what is called so comes first.
  expect(found(['creature'], 'attacc')[0]).toBe('First strike')
  expect(found(['artifact'], 'volare')).toEqual([])
  expect(found(['instant'], 'bersaglio').length).toBeGreaterThan(3)
  expect(found(['creature'], 'distruggi la creatura')).toEqual([])
  expect(new Set(READY.map(({ it }) => it)).size).toBe(READY.length)
})

test('an ability that stands there in another way is known all the same', () => {
  const [strike] = readyFor(['creature'], 'first strike')
  if (!strike) throw new Error('not there')
  expect(hasReady({ id: 'x', keywords: [{ keyword: 'first-strike' }] }, strike)).toBe(true)
  expect(toggled({ id: 'x', keywords: [{ keyword: 'first-strike' }] }, strike)).toEqual({ id: 'x' })
})

describe('who may be declared next', () => {
  const doc = (script: readonly Json[]): Json => ({
    turn: { active: 'A', step: 'main1' },
    field: {
      A: [
        { id: 'golem', pt: '5/5' },
        { id: 'muro', pt: '0/4', keywords: ['defender'] },
      ],
      N: [
        { id: 'orso', pt: '2/2' },
        { id: 'lupo', pt: '3/3' },
      ],
    },
    script,
  })

  test('attackers first, then each blocker with each attacker, then nobody', () => {
    expect(declarations(doc([]))).toEqual([{ attack: { golem: 'N' } }])
    const attacked = [{ attack: { golem: 'N' } }]
    expect(declarations(doc(attacked))).toEqual([{ block: { orso: 'golem' } }, { block: { lupo: 'golem' } }])
    expect(declarations(doc([...attacked, { block: { orso: 'golem' } }]))).toEqual([{ block: { lupo: 'golem' } }])
    expect(declarations(doc([...attacked, { block: { orso: 'golem', lupo: 'golem' } }, 'combat-damage']))).toEqual([])
  })
})
