import { manaFor, named } from '../named'
import { template } from '../template'

/** Nykthos is activated, and the opponent removes a creature that counts for devotion: for which spells is the mana enough? */
export const nykthosAndDevotion = template({
  id: 'nykthos-and-devotion',
  version: 6,
  claims: ['605.3b'],
  shows: ['405.6c'],
  axes: {
    first: ['horizon-chimera', 'bane-alley-broker', 'dimir-doppelganger'],
    second: ['horizon-chimera', 'bane-alley-broker', 'dimir-doppelganger'],
    removal: ['terminate', 'dismember', 'doom-blade'],
    life: [20, 15, 9, 12],
    idolFirst: [true, false],
  },
  // Who is asked about is called by its name; Doom Blade destroys nothing black.
  valid: (p) => p.first !== p.second && (p.removal !== 'doom-blade' || p.first === 'horizon-chimera'),
  beliefs: ['respond-to-mana-ability', 'devotion-any-color'],
  form: 'board',
  scenario: (p) => ({
    players: { A: { mana: '', pool: '{C}{C}' }, N: { life: p.life, mana: manaFor(p.removal) } },
    field: { A: [named('nyktos', 'nykthos-shrine-to-nyx'), named('prima', p.first), named('seconda', p.second)] },
    hand: {
      A: [named('apprendista', 'jushi-apprentice'), { id: 'idolo', types: ['artifact'], cost: '{3}' }],
      N: [named('risposta', p.removal)],
    },
    script: [
      { activate: 'nyktos', ability: 1 },
      { cast: 'risposta', by: 'N', targets: ['prima'] },
      'resolve-all',
      { cast: p.idolFirst ? 'idolo' : 'apprendista' },
      'resolve-all',
      { cast: p.idolFirst ? 'apprendista' : 'idolo' },
    ],
    choices: [{ choose: 'color', player: 'A', answer: 'U' }],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'legal', action: 3 },
      { ask: 'legal', action: 5 },
    ],
  }),
})
