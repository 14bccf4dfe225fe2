import type { Json } from '#lib/base/json'
import { followed, legalAction } from '../../app/_ui/own/legal'

// What the editor begins an action with is something that its players may do: nobody blocks with an attacker, or casts another's card.

const doc = {
  turn: { active: 'A', step: 'main1' },
  field: {
    A: [
      { id: 'altare', types: ['artifact'] },
      { id: 'orso', pt: '2/2' },
      { id: 'lupo', types: ['creature'], pt: '3/3' },
    ],
    N: [
      { id: 'isola', types: ['land'] },
      { id: 'golem', pt: '3/3', abilities: [{ type: 'activated', cost: [], effect: {} }] },
      { id: 'troll', pt: '1/1' },
    ],
  },
  hand: {
    A: [{ id: 'foresta', types: ['land'] }],
    N: [{ id: 'saetta', types: ['instant'] }],
  },
  script: [{ attack: { orso: 'N', lupo: 'N' } }],
} as const satisfies Json

const begun = (script: readonly Json[] = []): Json => ({ ...doc, script })

describe('an action is begun as the rules allow it', () => {
  test.each<[string, Json, Json, Json]>([
    ['a creature of whose turn it is attacks', begun(), { attack: { altare: 'N' } }, { attack: { orso: 'N' } }],
    ['who defends blocks who attacks', doc, { block: { altare: 'altare' } }, { block: { golem: 'orso' } }],
    ['a card is cast by its owner', begun(), { cast: 'altare' }, { cast: 'saetta', by: 'N' }],
    ['a land is played from the hand', begun(), { play: 'altare' }, { play: 'foresta' }],
    ['an ability is activated of what has one', begun(), { activate: 'altare' }, { activate: 'golem' }],
  ])('%s', (_, document, action, legal) => {
    expect(legalAction(document, action)).toEqual(legal)
  })

  test('what can be done by nobody is left as it is, to be said wrong', () => {
    const empty = { turn: { active: 'A' }, field: { A: [], N: [] }, script: [] }
    for (const action of [{ attack: { x: 'N' } }, { block: { x: 'x' } }, { cast: 'x' }, { pass: 'A' }, 'resolve'])
      expect(legalAction(empty, action)).toEqual(action)
  })

  test('neither attacks nor blocks what is tapped, nor attacks what has come this turn or may not', () => {
    const field = (sooner: readonly Json[]): Json => ({
      ...doc,
      field: { A: [...sooner, ...doc.field.A], N: [{ id: 'fermo', pt: '9/9', tapped: true }, ...doc.field.N] },
      script: [],
    })
    const attack = (sooner: Json) => legalAction(field([sooner]), { attack: { altare: 'N' } })
    for (const unable of [{ tapped: true }, { sick: true }, { keywords: ['defender'] }])
      expect(attack({ id: 'drago', pt: '5/5', ...unable })).toEqual({ attack: { orso: 'N' } })
    for (const able of [{}, { sick: true, keywords: [{ keyword: 'haste' }] }])
      expect(attack({ id: 'drago', pt: '5/5', ...able })).toEqual({ attack: { drago: 'N' } })
    const blocked = { ...(field([]) as object), script: doc.script }
    expect(legalAction(blocked, { block: { altare: 'altare' } })).toEqual({ block: { golem: 'orso' } })
  })

  test('on the turn of the other player it is theirs', () => {
    const theirs = { ...doc, turn: { active: 'N', step: 'main1' }, script: [] }
    expect(legalAction(theirs, { attack: { altare: 'N' } })).toEqual({ attack: { golem: 'A' } })
    expect(legalAction(theirs, { cast: 'altare' })).toEqual({ cast: 'saetta' })
    expect(legalAction(theirs, { play: 'altare' })).toEqual({ play: 'foresta', by: 'A' })
  })
})

describe('an action that is changed stays one', () => {
  test('who casts follows the card', () => {
    const both = { ...doc, hand: { A: [{ id: 'lampo', types: ['instant'] }], N: doc.hand.N } }
    expect(followed(both, { cast: 'lampo' }, { cast: 'saetta' })).toEqual({ cast: 'saetta', by: 'N' })
    expect(followed(both, { cast: 'saetta', by: 'N' }, { cast: 'lampo', by: 'N' })).toEqual({ cast: 'lampo' })
  })

  test('who was named to cast it on purpose stays', () => {
    const action = { cast: 'saetta', by: 'N' }
    expect(followed(doc, action, { ...action, by: 'A' })).toEqual({ cast: 'saetta', by: 'A' })
  })

  test('one more attacker, or blocker, is one that may be', () => {
    expect(followed(begun(), { attack: { orso: 'N' } }, { attack: { orso: 'N', altare: 'N' } })).toEqual({
      attack: { orso: 'N', lupo: 'N' },
    })
    expect(followed(doc, { block: { golem: 'orso' } }, { block: { golem: 'orso', altare: 'altare' } })).toEqual({
      block: { golem: 'orso', troll: 'orso' },
    })
  })
})
