import { beast, card, instant } from '../parts'
import { template } from '../template'

/** An effect speaks of «tutte le creature»: whose are they, and what of a creature spell on the stack and a creature card in a graveyard? */
export const allCreatures = template({
  id: 'all-creatures',
  version: 1,
  claims: ['400.1', '403.2'],
  axes: {
    // Whether the creature that is cast has arrived by then.
    arrived: [false, true],
    does: ['exile', 'returnToHand'],
    // What else the two players have on the battlefield.
    kind: ['creature', 'artifact'],
    coming: ['grifone', 'faina', 'corvo', 'vespa', 'tigre'],
    foe: ['lupo', 'troll', 'arpia'],
    dead: ['cervo', 'lince', 'drago'],
    owner: ['A', 'N'],
    spell: ['abisso', 'marea', 'bufera'],
  },
  beliefs: ['creature-card-is-creature', 'all-creatures-are-foes'],
  form: 'zones',
  scenario: (p) => ({
    field: {
      A: [p.kind === 'creature' ? beast('orso', '2/2') : card('statua', 'artifact')],
      N: [beast(p.foe, '3/3')],
    },
    graveyard: { [p.owner]: [beast(p.dead, '3/3')] },
    hand: {
      A: [beast(p.coming, '2/2')],
      N: [instant(p.spell, { do: p.does, what: { all: { types: ['creature'] } } })],
    },
    script: [
      { cast: p.coming },
      ...(p.arrived ? (['resolve'] as const) : []),
      { pass: 'A' },
      { cast: p.spell, by: 'N' },
      'resolve-all',
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [p.coming, p.kind === 'creature' ? 'orso' : 'statua', p.foe, p.dead].map((object) => ({
      ask: 'zone',
      object,
    })),
  }),
})
