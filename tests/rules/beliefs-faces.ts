import type { Json } from '#lib/base/json'
import { type MisconceptionId, type ObjectSpec, type Question, type Scenario, scenario } from '#lib/rules/index'
import type { Belief } from './beliefs'
import { hand, pt, triggers, watcher, zone } from './support'

const belief = (s: Scenario, probe: Question, right: Json, wrong: Json): Belief => ({
  scenario: s,
  probe,
  right,
  wrong,
})
const s = scenario

const worth = (object: string): Question => ({ ask: 'manaValue', object })

/** A split card with two halves of 2. */
const fire: ObjectSpec = {
  id: 'fuoco',
  layout: 'split',
  cost: '{1}{R}',
  types: ['instant'],
  abilities: [{ type: 'spell', effect: { do: 'sequence', steps: [] } }],
  other: { cost: '{1}{U}', types: ['instant'] },
}

/** Two cards that are one permanent. */
const brisella: Partial<ObjectSpec> = {
  layout: 'meld',
  pair: 'gisella',
  other: { pt: '9/10' },
  melded: { id: 'gisella', pt: '4/3' },
}

/** What is believed of cards with more than one face, and of what is face down. */
export const faceBeliefs: Readonly<Record<MisconceptionId, Belief>> = {
  'copy-resets-status': belief(
    s()
      .creature('A', 'mutaforma', '1/2', [], { layout: 'flip', flipped: true, other: { pt: '2/3' } })
      .creature('N', 'nezumi', '1/1', [], { layout: 'flip', other: { pt: '3/3' } })
      .effect({ do: 'becomeCopy', what: 'mutaforma', of: 'nezumi', until: 'end-of-game' })
      .done(),
    pt('mutaforma'),
    '3/3',
    '1/1',
  ),
  'exiled-facedown-status': belief(
    {
      exile: { A: [{ id: 'drago', pt: '5/5', keywords: [{ keyword: 'morph', cost: '{R}' }], lookers: ['A'] }] },
      script: [{ turnUp: 'drago', by: 'A' }],
    },
    { ask: 'legal', action: 0 },
    false,
    true,
  ),
  'facedown-keeps-mv': belief(
    s().creature('A', 'drago', '5/5', [], { cost: '{3}{R}{R}', faceDown: true }).done(),
    worth('drago'),
    0,
    5,
  ),
  'dfc-back-mv-zero': belief(
    s()
      .creature('A', 'lupo', '2/2', [], { cost: '{3}{G}', layout: 'transforming', up: 'other', other: { pt: '4/4' } })
      .done(),
    worth('lupo'),
    4,
    0,
  ),
  'dfc-copy-keeps-mv': belief(
    s()
      .creature('A', 'lupo', '2/2', [], { cost: '{3}{G}', layout: 'transforming', up: 'other', other: { pt: '4/4' } })
      .creature('A', 'clone', '1/1')
      .effect({ do: 'becomeCopy', what: 'clone', of: 'lupo', until: 'end-of-game' })
      .done(),
    worth('clone'),
    0,
    4,
  ),
  'meld-mv-single': belief(
    s()
      .creature('A', 'bruna', '5/5', [], {
        ...brisella,
        cost: '{4}{W}',
        melded: { id: 'gisella', cost: '{2}{W}', pt: '4/3' },
      })
      .done(),
    worth('bruna'),
    8,
    5,
  ),
  'split-compare-either-half': belief(
    { library: { A: [fire] } },
    { ask: 'count', zone: 'library', player: 'A', what: { manaValue: { atMost: 2 } } },
    0,
    1,
  ),
  'split-stack-combined': belief({ hand: { A: [fire] }, script: [{ cast: 'fuoco' }] }, worth('fuoco'), 2, 4),
  'transform-single-faced': belief(
    s()
      .creature('A', 'orso', '2/2')
      .permanent('A', watcher('veglia', { event: 'transforms' }))
      .effect({ do: 'transform', what: 'orso' })
      .done(),
    triggers('veglia'),
    0,
    1,
  ),
  'transform-twice': belief(
    s()
      .creature('A', 'fabbro', '2/2', [], {
        layout: 'transforming',
        other: { pt: '5/5' },
        abilities: [{ type: 'activated', cost: [], effect: { do: 'transform', what: 'self' } }],
      })
      .act({ activate: 'fabbro' }, { activate: 'fabbro' }, 'resolve-all')
      .done(),
    pt('fabbro'),
    '5/5',
    '2/2',
  ),
  'transform-new-object': belief(
    s()
      .creature('A', 'lupo', '2/2', [], { layout: 'transforming', other: { pt: '4/4' }, counters: { '+1/+1': 1 } })
      .effect({ do: 'transform', what: 'lupo' })
      .done(),
    pt('lupo'),
    '5/5',
    '4/4',
  ),
  'meld-token': belief(
    s()
      .creature('A', 'bruna', '5/5', [], { layout: 'meld', pair: 'gisella', other: { pt: '9/10' } })
      .creature('A', 'copia', '4/3', [], { name: 'gisella', layout: 'meld', pair: 'bruna', token: true })
      .effect({
        do: 'sequence',
        steps: [
          { do: 'exile', what: 'bruna' },
          { do: 'exile', what: 'copia' },
          { do: 'meld', what: 'bruna', with: 'copia' },
        ],
      })
      .done(),
    zone('bruna'),
    'exile',
    'battlefield',
  ),
  'meld-can-transform': belief(
    s().creature('A', 'bruna', '5/5', [], brisella).effect({ do: 'transform', what: 'bruna' }).done(),
    pt('bruna'),
    '9/10',
    '5/5',
  ),
  'meld-two-creatures-die': belief(
    s()
      .creature('A', 'bruna', '5/5', [], brisella)
      .permanent('A', watcher('altare', { event: 'dies' }))
      .effect({ do: 'destroy', what: 'bruna' })
      .done(),
    triggers('altare'),
    1,
    2,
  ),
  'morph-etb': belief(
    s()
      .creature('A', 'saggio', '3/4', [], {
        keywords: [{ keyword: 'morph', cost: '{1}{U}' }],
        faceDown: true,
        abilities: [
          {
            type: 'triggered',
            when: { event: 'enters', object: 'self' },
            effect: { do: 'draw', who: 'you', amount: 1 },
          },
        ],
      })
      .act({ turnUp: 'saggio' }, 'resolve-all')
      .done(),
    hand('A'),
    0,
    1,
  ),
  'morph-flip-uses-stack': belief(
    s()
      .creature('A', 'saggio', '3/4', [], { keywords: [{ keyword: 'morph', cost: '{1}{U}' }], faceDown: true })
      .act({ turnUp: 'saggio' })
      .effect({ do: 'damage', amount: 2, to: { object: 'saggio' } }, 'N')
      .done(),
    zone('saggio'),
    'battlefield',
    'graveyard:A',
  ),
  'facedown-no-reveal': belief(
    s().creature('A', 'drago', '5/5', [], { faceDown: true }).effect({ do: 'destroy', what: 'drago' }).done(),
    { ask: 'revealed', object: 'drago' },
    true,
    false,
  ),
}
