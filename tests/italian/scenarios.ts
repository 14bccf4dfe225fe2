import type { Probe } from '#lib/questions/index'
import { type Ability, type Scenario, scenario } from '#lib/rules/index'

/** A scenario to be told, and what is asked of it where the question changes what is said. */
export interface Sample {
  readonly title: string
  readonly scenario: Scenario
  readonly probe?: Probe
}

const onGain: Ability = {
  type: 'triggered',
  when: { event: 'gainLife', player: 'you' },
  effect: { do: 'draw', who: 'you', amount: 1 },
}
const payFor = (amount: number): Ability => ({
  type: 'activated',
  cost: [{ pay: 'life', amount }],
  effect: { do: 'draw', who: 'you', amount: 1 },
})
const altar = (amount: number) => ({ id: 'altare', types: ['artifact'], abilities: [payFor(amount)] }) as const
const life = (player: string): Probe => ({ ask: 'life', player })

/** Everything that the evaluator can do, as a reader meets it. */
export const samples: readonly Sample[] = [
  {
    title: 'pagare tutto il totale',
    scenario: scenario().life('A', 2).permanent('A', altar(2)).act({ activate: 'altare' }).done(),
    probe: { ask: 'legal', action: 0 },
  },
  {
    title: 'pagare troppo',
    scenario: scenario().life('A', 2).permanent('A', altar(3)).act({ activate: 'altare' }).done(),
    probe: { ask: 'legal', action: 0 },
  },
  {
    title: 'attacco improvviso e legame vitale',
    scenario: scenario()
      .life('N', 3)
      .creature('A', 'idolo', '2/2', ['indestructible'])
      .creature('A', 'gigante', '5/5')
      .creature('N', 'guardia', '4/4', ['first-strike', 'lifelink'])
      .attack({ idolo: 'N', gigante: 'N' })
      .block({ guardia: 'idolo' })
      .act('combat-damage')
      .done(),
    probe: life('N'),
  },
  {
    title: 'infettare',
    scenario: scenario()
      .life('A', 10)
      .player('N', { life: 20, poison: 7 })
      .creature('A', 'zecca', '3/3', ['infect', 'lifelink'])
      .attack({ zecca: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
    probe: { ask: 'lost', player: 'N' },
  },
  {
    title: 'travolgere, tocco letale, danno segnato',
    scenario: scenario()
      .creature('A', 'belva', '5/5', ['trample', 'deathtouch'])
      .creature('A', 'cinghiale', '5/5', ['trample'])
      .creature('N', 'golem', '4/4')
      .creature('N', 'lince', '2/2', [], { damage: 1 })
      .attack({ belva: 'N', cinghiale: 'N' })
      .block({ golem: 'belva', lince: 'cinghiale' })
      .choose({ choose: 'assign-damage', of: 'belva', answer: { most: 'N' } })
      .choose({ choose: 'assign-damage', of: 'cinghiale', answer: { most: 'N' } })
      .act('combat-damage')
      .done(),
    probe: life('N'),
  },
  {
    title: 'rigenerare in combattimento',
    scenario: scenario()
      .life('N', 20)
      .creature('A', 'troll', '4/4', ['vigilance'])
      .creature('N', 'golem', '5/5', ['first-strike', 'lifelink'])
      .effect({ do: 'regenerate', what: 'troll' }, 'A')
      .attack({ troll: 'N' })
      .block({ golem: 'troll' })
      .act('combat-damage')
      .done(),
    probe: life('N'),
  },
  {
    title: 'pescare da un grimorio corto',
    scenario: scenario().library('A', 3).library('N', 2).effect({ do: 'draw', who: 'each', amount: 3 }, 'A').done(),
    probe: { ask: 'lost', player: 'N' },
  },
  {
    title: 'sotto zero e ritorno',
    scenario: scenario()
      .life('N', 4)
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'loseLife', who: 'N', amount: 6 },
            { do: 'gainLife', who: 'N', amount: 3 },
          ],
        },
        'A',
      )
      .done(),
    probe: { ask: 'outcome', player: 'N' },
  },
  {
    title: 'uno scudo più piccolo del danno, con un nome',
    scenario: scenario()
      .life('A', 12)
      .lasting({ prevent: 3, to: 'you', of: 'A', name: 'Cappella' })
      .effect({ do: 'damage', amount: 5, to: { player: 'A' } }, 'N')
      .done(),
    probe: life('A'),
  },
  {
    title: 'due danni su uno scudo',
    scenario: scenario()
      .life('A', 12)
      .lasting({ prevent: 3, to: 'you', of: 'A', name: 'Cappella' })
      .effect({ do: 'damage', amount: 2, to: { player: 'A' } }, 'N')
      .effect({ do: 'damage', amount: 2, to: { player: 'A' } }, 'N')
      .done(),
    probe: life('A'),
  },
  {
    title: 'guadagno raddoppiato',
    scenario: scenario()
      .life('N', 5)
      .lasting({ replace: { event: 'gainLife', player: 'you' }, with: { times: 2 }, of: 'N', name: 'Urna' })
      .effect({ do: 'gainLife', who: 'N', amount: 4 }, 'N')
      .done(),
    probe: life('N'),
  },
  {
    title: 'due sostituzioni, una scelta',
    scenario: scenario()
      .life('N', 5)
      .lasting({ replace: { event: 'gainLife', player: 'you' }, with: { times: 2 }, of: 'N', name: 'Urna' })
      .lasting({ replace: { event: 'gainLife', player: 'you' }, with: { plus: 1 }, of: 'N', name: 'Coppa' })
      .effect({ do: 'gainLife', who: 'N', amount: 3 }, 'N')
      .choose({ choose: 'replacement', player: 'N', answer: 'Coppa' })
      .done(),
    probe: life('N'),
  },
  {
    title: 'totale fissato con un innesco',
    scenario: scenario()
      .life('A', 4)
      .permanent('A', { id: 'veglia', types: ['enchantment'], abilities: [onGain] })
      .effect({ do: 'setLife', who: 'A', total: 10 }, 'A')
      .act('resolve-all')
      .done(),
    probe: { ask: 'triggers', object: 'veglia' },
  },
  {
    title: 'totale fissato a chi non può guadagnare',
    scenario: scenario()
      .life('N', 4)
      .lasting({ cant: 'gain-life', player: 'you', of: 'N' })
      .effect({ do: 'setLife', who: 'N', total: 10 }, 'A')
      .done(),
    probe: life('N'),
  },
  {
    title: 'totale fissato dove già è',
    scenario: scenario().life('A', 10).effect({ do: 'setLife', who: 'A', total: 10 }, 'A').done(),
    probe: life('A'),
  },
  {
    title: 'scambio',
    scenario: scenario()
      .life('A', 5)
      .life('N', 12)
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .done(),
    probe: { ask: 'totals' },
  },
  {
    title: 'scambio che non avviene',
    scenario: scenario()
      .life('A', 5)
      .life('N', 12)
      .lasting({ cant: 'gain-life', player: 'A', of: 'N', name: 'Sigillo' })
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .done(),
    probe: { ask: 'totals' },
  },
  {
    title: 'scambio di totali uguali',
    scenario: scenario()
      .life('A', 7)
      .life('N', 7)
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .done(),
    probe: { ask: 'totals' },
  },
  {
    title: 'raddoppiare',
    scenario: scenario().life('A', 4).effect({ do: 'doubleLife', who: 'A' }, 'A').done(),
    probe: life('A'),
  },
  {
    title: 'ridistribuire',
    scenario: scenario()
      .life('A', 4)
      .life('N', 10)
      .effect({ do: 'redistributeLife', totals: { A: 10, N: 4 } }, 'A')
      .done(),
    probe: { ask: 'totals' },
  },
  {
    title: 'non può perdere la partita',
    scenario: scenario()
      .life('A', 2)
      .lasting({ cant: 'lose-game', player: 'you', of: 'A' })
      .effect({ do: 'damage', amount: 6, to: { player: 'A' } }, 'N')
      .effect({ do: 'gainLife', who: 'A', amount: 3 }, 'A')
      .done(),
    probe: life('A'),
  },
  {
    title: 'danno e poi costituzione',
    scenario: scenario()
      .creature('N', 'orso', '2/2')
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'damage', amount: 2, to: { object: 'orso' } },
            { do: 'pump', what: 'orso', power: 0, toughness: 3 },
          ],
        },
        'A',
      )
      .done(),
    probe: { ask: 'survives', object: 'orso' },
  },
  {
    title: 'costituzione zero',
    scenario: scenario()
      .creature('N', 'idolo', '2/2', ['indestructible'])
      .effect({ do: 'pump', what: { all: { types: ['creature'] } }, power: -2, toughness: -2 }, 'A')
      .done(),
    probe: { ask: 'zone', object: 'idolo' },
  },
  {
    title: 'tocco letale',
    scenario: scenario()
      .creature('A', 'vipera', '1/1', ['deathtouch'])
      .creature('N', 'gigante', '5/5')
      .attack({ vipera: 'N' })
      .block({ gigante: 'vipera' })
      .act('combat-damage')
      .done(),
    probe: { ask: 'survivors', objects: ['vipera', 'gigante'] },
  },
  {
    title: 'doppio attacco non bloccato',
    scenario: scenario()
      .life('N', 8)
      .creature('A', 'drago', '3/3', ['double-strike'])
      .attack({ drago: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
    probe: life('N'),
  },
  {
    title: 'attacco improvviso perso fra le sottofasi',
    scenario: scenario()
      .life('N', 9)
      .creature('A', 'guardia', '2/2', ['first-strike'])
      .creature('A', 'orso', '2/2')
      .attack({ guardia: 'N', orso: 'N' })
      .block({})
      .act('next-combat-damage')
      .effect({ do: 'loseKeyword', what: 'guardia', keyword: 'first-strike' }, 'N')
      .act('next-combat-damage')
      .done(),
    probe: life('N'),
  },
  {
    title: 'bloccante esiliato, con travolgere',
    scenario: scenario()
      .life('N', 10)
      .creature('A', 'cinghiale', '4/4', ['trample'])
      .creature('N', 'rospo', '2/2')
      .attack({ cinghiale: 'N' })
      .block({ rospo: 'cinghiale' })
      .effect({ do: 'exile', what: 'rospo' }, 'A')
      .act('combat-damage')
      .done(),
    probe: life('N'),
  },
  {
    title: 'due bloccanti, danno diviso',
    scenario: scenario()
      .creature('A', 'toro', '4/3')
      .creature('N', 'lince', '2/3')
      .creature('N', 'volpe', '1/1')
      .attack({ toro: 'N' })
      .block({ lince: 'toro', volpe: 'toro' })
      .choose({ choose: 'assign-damage', of: 'toro', answer: { lince: 3, volpe: 1 } })
      .act('combat-damage')
      .done(),
    probe: { ask: 'survivors', objects: ['toro', 'lince', 'volpe'] },
  },
  {
    title: 'volare e raggiungere',
    scenario: scenario()
      .creature('A', 'drago', '4/4', ['flying'])
      .creature('N', 'ragno', '1/4', ['reach'])
      .attack({ drago: 'N' })
      .block({ ragno: 'drago' })
      .done(),
    probe: { ask: 'legal', action: 1 },
  },
  {
    title: 'volare senza raggiungere',
    scenario: scenario()
      .creature('A', 'drago', '4/4', ['flying'])
      .creature('N', 'golem', '1/4')
      .attack({ drago: 'N' })
      .block({ golem: 'drago' })
      .done(),
    probe: { ask: 'legal', action: 1 },
  },
  {
    title: 'minacciare',
    scenario: scenario()
      .creature('A', 'belva', '3/3', ['menace'])
      .creature('N', 'lupo', '2/2')
      .creature('N', 'lince', '2/2')
      .attack({ belva: 'N' })
      .block({ lupo: 'belva', lince: 'belva' })
      .done(),
    probe: { ask: 'legal', action: 1 },
  },
  {
    title: 'cautela e un attaccante TAPpato',
    scenario: scenario().creature('A', 'sfinge', '3/3', ['vigilance'], { tapped: true }).attack({ sfinge: 'N' }).done(),
    probe: { ask: 'legal', action: 0 },
  },
  {
    title: 'appena arrivata e TAPpare',
    scenario: scenario()
      .life('A', 6)
      .permanent('A', {
        id: 'strega',
        pt: '1/1',
        types: ['creature'],
        sick: true,
        abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'gainLife', who: 'you', amount: 1 } }],
      })
      .act({ activate: 'strega' })
      .done(),
    probe: { ask: 'legal', action: 0 },
  },
  {
    title: 'TAPpare per guadagnare',
    scenario: scenario()
      .life('A', 6)
      .permanent('A', {
        id: 'fonte',
        types: ['artifact'],
        abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'gainLife', who: 'you', amount: 1 } }],
      })
      .act({ activate: 'fonte' }, 'resolve')
      .done(),
    probe: life('A'),
  },
  {
    title: 'costo che fa guadagnare chi non può',
    scenario: scenario()
      .permanent('A', {
        id: 'bilancia',
        types: ['artifact'],
        abilities: [
          {
            type: 'activated',
            cost: [{ pay: 'gain-life', who: 'opponent', amount: 3 }],
            effect: { do: 'draw', who: 'you', amount: 2 },
          },
        ],
      })
      .lasting({ cant: 'gain-life', player: 'each', of: 'A', name: 'Sigillo' })
      .act({ activate: 'bilancia' })
      .done(),
    probe: { ask: 'legal', action: 0 },
  },
  {
    title: 'pagare 0 sotto divieto',
    scenario: scenario()
      .life('A', 3)
      .permanent('A', altar(0))
      .lasting({ cant: 'pay-life', player: 'you', of: 'A' })
      .act({ activate: 'altare' })
      .done(),
    probe: { ask: 'legal', action: 0 },
  },
  {
    title: 'Gigante a Due Teste, danno a ogni giocatore',
    scenario: scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'rossa', life: 12 })
      .player('N', { team: 'blu', life: 8 })
      .player('B', { team: 'rossa' })
      .player('C', { team: 'blu' })
      .effect({ do: 'damage', amount: 4, to: { player: 'each' } }, 'A')
      .done(),
    probe: life('N'),
  },
  {
    title: 'Gigante a Due Teste, pagamento di squadra',
    scenario: scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'rossa', life: 8 })
      .player('N', { team: 'blu', life: 30 })
      .player('B', { team: 'rossa' })
      .player('C', { team: 'blu' })
      .act({ pay: { A: 5, B: 4 } })
      .done(),
    probe: { ask: 'legal', action: 0 },
  },
  {
    title: 'Commander, totale iniziale',
    scenario: scenario().variant('commander').player('A', {}).player('N', {}).player('B', {}).done(),
    probe: life('A'),
  },
  {
    title: 'Archenemy, totali iniziali',
    scenario: scenario().variant('archenemy').player('A', { role: 'archenemy' }).player('N', {}).player('B', {}).done(),
    probe: { ask: 'totals' },
  },
  {
    title: 'Vanguard, modificatore',
    scenario: scenario().variant('vanguard').player('A', { modifier: -3 }).player('N', {}).done(),
    probe: life('A'),
  },
  {
    title: 'due inneschi, due giocatori',
    scenario: scenario()
      .life('A', 9)
      .life('N', 9)
      .permanent('A', {
        id: 'campana',
        types: ['artifact'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'step', step: 'upkeep' },
            effect: { do: 'loseLife', who: 'each', amount: 1 },
          },
        ],
      })
      .permanent('N', {
        id: 'veglia',
        types: ['enchantment'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'step', step: 'upkeep' },
            effect: { do: 'gainLife', who: 'you', amount: 2 },
          },
        ],
      })
      .turn('A', 'untap')
      .act({ step: 'upkeep' }, 'resolve-all')
      .done(),
    probe: { ask: 'totals' },
  },
  {
    title: 'magia lanciata e bersaglio sparito',
    scenario: {
      ...scenario().life('A', 7).creature('N', 'orso', '2/2').done(),
      hand: {
        A: [
          {
            id: 'brace',
            types: ['instant'],
            cost: '{1}{R}',
            abilities: [
              {
                type: 'spell',
                targets: [{ kind: 'object', filter: { types: ['creature'] } }],
                effect: {
                  do: 'sequence',
                  steps: [
                    { do: 'damage', amount: 2, to: { object: { target: 0 } } },
                    { do: 'gainLife', who: 'you', amount: 2 },
                  ],
                },
              },
            ],
          },
        ],
      },
      script: [
        { cast: 'brace', by: 'A', targets: ['orso'] },
        { effect: { do: 'exile', what: 'orso' }, by: 'N' },
        'resolve',
      ],
    },
    probe: life('A'),
  },
  {
    title: 'segnalini a coppie',
    scenario: scenario()
      .creature('A', 'orso', '2/2', [], { counters: { '+1/+1': 1 } })
      .effect({ do: 'putCounters', on: 'orso', counter: '-1/-1', amount: 2 }, 'N')
      .done(),
    probe: { ask: 'pt', object: 'orso' },
  },
  {
    title: 'macinare tutto, e oltre',
    scenario: scenario().library('N', 2).effect({ do: 'mill', who: 'N', amount: 4 }, 'A').done(),
    probe: { ask: 'lost', player: 'N' },
  },
  {
    title: 'mettere in mano non è pescare',
    scenario: scenario()
      .permanent('A', {
        id: 'coro',
        types: ['enchantment'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'draw', player: 'you' },
            effect: { do: 'gainLife', who: 'you', amount: 1 },
          },
        ],
      })
      .effect({ do: 'putInHand', who: 'A' }, 'A')
      .done(),
    probe: { ask: 'triggers', object: 'coro' },
  },
  {
    title: 'creatura rubata distrutta',
    scenario: scenario()
      .creature('A', 'guardiano', '3/3', [], { owner: 'N' })
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } }, 'A')
      .done(),
    probe: { ask: 'zone', object: 'guardiano' },
  },
  {
    title: 'pedina che muore, e chi la guarda',
    scenario: scenario()
      .life('A', 5)
      .creature('A', 'lupo', '2/2')
      .creature('A', 'spirito', '1/1', [], { token: true, subtypes: ['Spirit'] })
      .permanent('A', {
        id: 'veglia',
        types: ['enchantment'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'dies', object: { types: ['creature'], controller: 'you' } },
            effect: { do: 'gainLife', who: 'you', amount: 1 },
          },
        ],
      })
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } }, 'N')
      .act('resolve-all')
      .done(),
    probe: { ask: 'triggers', object: 'veglia' },
  },
  {
    title: 'pulizia di fine turno',
    scenario: scenario()
      .creature('A', 'orso', '2/2')
      .effect({ do: 'pump', what: 'orso', power: 0, toughness: 3 }, 'A')
      .effect({ do: 'damage', amount: 3, to: { object: 'orso' } }, 'N')
      .act({ step: 'cleanup' })
      .done(),
    probe: { ask: 'survives', object: 'orso' },
  },
  {
    title: 'concedere',
    scenario: scenario().life('A', 20).life('N', 1).act({ concede: 'A' }).done(),
    probe: { ask: 'lost', player: 'A' },
  },
  {
    title: 'passare la priorità',
    scenario: scenario().turn('A', 'upkeep').act({ pass: 'A' }, { pass: 'N' }).done(),
    probe: life('A'),
  },
  {
    title: 'otto e undici',
    scenario: scenario()
      .life('N', 11)
      .lasting({ prevent: 8, to: 'you', of: 'N' })
      .creature('A', 'angelo', '11/11', ['lifelink'])
      .attack({ angelo: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
    probe: life('N'),
  },
  {
    title: 'un effetto di carta con un nome, su più creature',
    scenario: scenario()
      .life('N', 9)
      .creature('A', 'lince', '2/2')
      .creature('N', 'golem', '3/3')
      .act({
        effect: {
          do: 'together',
          steps: [
            { do: 'damage', amount: 2, to: { player: 'N' } },
            { do: 'damage', amount: 2, to: { object: { all: { types: ['creature'] } } } },
          ],
        },
        by: 'A',
        name: 'Pioggia',
      })
      .done(),
    probe: { ask: 'survivors', objects: ['lince', 'golem'] },
  },
  {
    title: 'tre giocatori',
    scenario: scenario()
      .life('A', 9)
      .life('N', 4)
      .life('B', 12)
      .player('B', {})
      .effect({ do: 'loseLife', who: 'B', amount: 3 }, 'A')
      .done(),
    probe: { ask: 'totals' },
  },
]
