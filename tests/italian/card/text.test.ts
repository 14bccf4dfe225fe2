import { abilityText, plainLasting, spellText } from '#lib/italian/card/text'
import { lint } from '#lib/italian/lint/index'
import type { Thing } from '#lib/italian/names/people'
import { peopleOf } from '#lib/italian/names/people-of'
import { type Ability, type Effect, type Lasting, scenario } from '#lib/rules/index'

const people = peopleOf(
  scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', { id: 'altare', types: ['artifact'] })
    .creature('N', 'golem', '4/4')
    .creature('N', 'drago', '4/4')
    .done(),
)
const thing = (label: string): Thing => people.things[label] ?? { text: '', gender: 'f', types: [] }

// Cards print quantities in words (L42), and what would be dealt as «verrebbe» (L50).
const errorsIn = (text: string) =>
  lint(text, { where: 'stem' }).filter((f) => f.severity === 'error' && f.check !== 'L42' && f.check !== 'L50')

const creatureTarget = [{ kind: 'object', filter: { types: ['creature'] } }] as const

const abilities: readonly (readonly [text: string, ability: Ability, self?: string])[] = [
  // In what a copy differs from what it copies is a part of what the card says.
  [
    '{T}: Crea una pedina che è una copia di una creatura bersaglio, tranne che ha rapidità.',
    {
      type: 'activated',
      cost: [{ pay: 'tap' }],
      targets: creatureTarget,
      effect: { do: 'createCopy', of: { target: 0 }, id: 'copia', except: { keywords: [{ keyword: 'haste' }] } },
    },
  ],
  [
    '{T}: Questa creatura diventa una copia di una creatura bersaglio, tranne che è 7/7, non è leggendaria e ha questa abilità.',
    {
      type: 'activated',
      cost: [{ pay: 'tap' }],
      targets: creatureTarget,
      effect: {
        do: 'becomeCopy',
        what: 'orso',
        of: { target: 0 },
        until: 'end-of-game',
        except: { removeSupertypes: ['legendary'], power: 7, toughness: 7, thisAbility: true },
      },
    },
  ],
  // What is fixed on a target is about that target, for as long as it says.
  [
    '{T}: Una creatura bersaglio non può bloccare in questo turno.',
    {
      type: 'activated',
      cost: [{ pay: 'tap' }],
      targets: creatureTarget,
      effect: { do: 'lasting', on: { target: 0 }, effect: { cant: 'block', what: { types: ['creature'] } } },
    },
    'altare',
  ],
  [
    '{T}: Una creatura bersaglio non può bloccare fino al tuo prossimo turno.',
    {
      type: 'activated',
      cost: [{ pay: 'tap' }],
      targets: creatureTarget,
      effect: {
        do: 'lasting',
        on: { target: 0 },
        effect: { cant: 'block', what: { types: ['creature'] } },
        until: 'your-next-turn',
      },
    },
    'altare',
  ],
  [
    'Questo artefatto non può avere più di tre segnalini carica.',
    { type: 'static', effects: [{ noMoreThan: 3, counter: 'charge', what: { self: true } }] },
    'altare',
  ],
  [
    'Ogniqualvolta questa creatura viene STAPpata, guadagni 1 punto vita.',
    {
      type: 'triggered',
      when: { event: 'becomesUntapped', object: 'self' },
      effect: { do: 'gainLife', who: 'you', amount: 1 },
    },
    'orso',
  ],
  [
    'Ogniqualvolta uno o più segnalini +1/+1 vengono rimossi da questa creatura, pesca una carta.',
    {
      type: 'triggered',
      when: { event: 'removeCounters', object: 'self', counter: '+1/+1' },
      effect: { do: 'draw', who: 'you', amount: 1 },
    },
    'orso',
  ],
  [
    'Ogniqualvolta guadagni punti vita, se controlli almeno tre artefatti, pesca una carta.',
    {
      type: 'triggered',
      when: { event: 'gainLife', player: 'you' },
      if: { amount: { count: { types: ['artifact'], controller: 'you' } }, atLeast: 3 },
      effect: { do: 'draw', who: 'you', amount: 1 },
    },
  ],
  [
    'Ogniqualvolta guadagni punti vita, se non controlli creature, pesca una carta.',
    {
      type: 'triggered',
      when: { event: 'gainLife', player: 'you' },
      if: { amount: { count: { types: ['creature'], controller: 'you' } }, equals: 0 },
      effect: { do: 'draw', who: 'you', amount: 1 },
    },
  ],
  [
    'Se una fonte sta per infliggerti danno, infligge invece il triplo di quel danno.',
    { type: 'static', effects: [{ replace: { event: 'damage', player: 'you' }, with: { times: 3 } }] },
  ],
  [
    'Come costo addizionale per lanciare questa magia, sacrifica una creatura.',
    { type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['creature'] } }] },
  ],
  [
    'Puoi pagare 3 punti vita invece di pagare il costo di mana di questa magia.',
    { type: 'cost', name: 'vita', alternative: [{ pay: 'life', amount: 3 }] },
  ],
  [
    'Paga 2 punti vita: Pesca una carta.',
    { type: 'activated', cost: [{ pay: 'life', amount: 2 }], effect: { do: 'draw', who: 'you', amount: 1 } },
  ],
  [
    '{2}{W}, {T}, Sacrifica questo artefatto: Guadagni 3 punti vita.',
    {
      type: 'activated',
      cost: [{ pay: 'mana', cost: '{2}{W}' }, { pay: 'tap' }, { pay: 'sacrifice', what: 'self' }],
      effect: { do: 'gainLife', who: 'you', amount: 3 },
    },
    'altare',
  ],
  [
    'Un avversario guadagna 3 punti vita, Sacrifica una creatura: Pesca due carte.',
    {
      type: 'activated',
      cost: [
        { pay: 'gain-life', who: 'opponent', amount: 3 },
        { pay: 'sacrifice', what: { types: ['creature'] } },
      ],
      effect: { do: 'draw', who: 'you', amount: 2 },
    },
  ],
  [
    'Ogniqualvolta guadagni punti vita, pesca una carta.',
    { type: 'triggered', when: { event: 'gainLife', player: 'you' }, effect: { do: 'draw', who: 'you', amount: 1 } },
  ],
  [
    'Ogniqualvolta un avversario guadagna punti vita, perdi altrettanti punti vita.',
    {
      type: 'triggered',
      when: { event: 'gainLife', player: 'opponent' },
      effect: { do: 'loseLife', who: 'you', amount: 'event-amount' },
    },
  ],
  [
    'Ogniqualvolta questa creatura infligge danno da combattimento a un avversario, pesca una carta.',
    {
      type: 'triggered',
      when: { event: 'damage', source: 'self', player: 'opponent', combat: true },
      effect: { do: 'draw', who: 'you', amount: 1 },
    },
  ],
  [
    'Ogniqualvolta una creatura che controlli muore, guadagni 1 punto vita.',
    {
      type: 'triggered',
      when: { event: 'dies', object: { types: ['creature'], controller: 'you' } },
      effect: { do: 'gainLife', who: 'you', amount: 1 },
    },
  ],
  [
    'Quando questa creatura muore, ogni giocatore pesca una carta.',
    { type: 'triggered', when: { event: 'dies', object: 'self' }, effect: { do: 'draw', who: 'each', amount: 1 } },
  ],
  [
    "Ogniqualvolta un'altra creatura che controlli entra, metti due segnalini +1/+1 su quella creatura.",
    {
      type: 'triggered',
      when: { event: 'enters', object: { types: ['creature'], other: true, controller: 'you' } },
      effect: { do: 'putCounters', on: 'event-object', counter: '+1/+1', amount: 2 },
    },
  ],
  [
    "All'inizio del tuo mantenimento, perdi 1 punto vita.",
    {
      type: 'triggered',
      when: { event: 'step', step: 'upkeep', player: 'you' },
      effect: { do: 'loseLife', who: 'you', amount: 1 },
    },
  ],
  [
    "All'inizio di ogni sottofase finale, ogni avversario perde 2 punti vita.",
    { type: 'triggered', when: { event: 'step', step: 'end' }, effect: { do: 'loseLife', who: 'N', amount: 2 } },
  ],
  [
    'Se stai per guadagnare punti vita, guadagni invece il doppio di quei punti vita.',
    { type: 'static', effects: [{ replace: { event: 'gainLife', player: 'you' }, with: { times: 2 } }] },
  ],
  [
    'Se una fonte rossa sta per infliggere danno a un avversario, infligge invece il doppio di quel danno.',
    {
      type: 'static',
      effects: [{ replace: { event: 'damage', source: { colors: ['R'] }, player: 'opponent' }, with: { times: 2 } }],
    },
  ],
  [
    'Se un avversario sta per guadagnare punti vita, invece non ne guadagna.',
    { type: 'static', effects: [{ replace: { event: 'gainLife', player: 'opponent' }, with: { nothing: true } }] },
  ],
  [
    'I giocatori non possono guadagnare punti vita.',
    { type: 'static', effects: [{ cant: 'gain-life', player: 'each' }] },
  ],
  [
    'Le creature controllate dai tuoi avversari non possono attaccare.',
    { type: 'static', effects: [{ cant: 'attack', what: { types: ['creature'], controller: 'opponent' } }] },
  ],
  [
    'Questa creatura non può essere distrutta.',
    { type: 'static', effects: [{ cant: 'be-destroyed', what: { self: true } }] },
  ],
  [
    'Le altre creature che controlli prendono +1/+1.',
    {
      type: 'static',
      effects: [
        {
          modify: { layer: '7c', power: 1, toughness: 1 },
          what: { types: ['creature'], controller: 'you', other: true },
        },
      ],
    },
  ],
  [
    'Le creature che controlli hanno volare e legame vitale.',
    {
      type: 'static',
      effects: [
        {
          modify: { layer: '6', gain: [{ keyword: 'flying' }, { keyword: 'lifelink' }] },
          what: { types: ['creature'], controller: 'you' },
        },
      ],
    },
  ],
  [
    'Previeni tutto il danno da combattimento che verrebbe inflitto alle creature che controlli.',
    {
      type: 'static',
      effects: [{ prevent: 'all', to: { types: ['creature'], controller: 'you' }, combat: true }],
    },
  ],
]

it.each(abilities.map(([text, ability, self = 'orso']) => ({ text, ability, self })))(
  '$text',
  ({ text, ability, self }) => {
    expect(abilityText(people, ability, thing(self))).toBe(text)
    expect(errorsIn(text)).toEqual([])
  },
)

const effects: readonly (readonly [text: string, effect: Effect, targets?: readonly string[]])[] = [
  [
    'Un avversario bersaglio perde 6 punti vita, poi guadagna 3 punti vita.',
    {
      do: 'sequence',
      steps: [
        { do: 'loseLife', who: 'N', amount: 6 },
        { do: 'gainLife', who: 'N', amount: 3 },
      ],
    },
    ['N'],
  ],
  [
    'Perdi 3 punti vita, poi guadagni 2 punti vita.',
    {
      do: 'sequence',
      steps: [
        { do: 'loseLife', who: 'A', amount: 3 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
  ],
  [
    'Un avversario bersaglio perde 3 punti vita e tu guadagni 3 punti vita.',
    {
      do: 'together',
      steps: [
        { do: 'loseLife', who: 'N', amount: 3 },
        { do: 'gainLife', who: 'A', amount: 3 },
      ],
    },
    ['N'],
  ],
  [
    'Infligge 3 danni a una creatura bersaglio. Quella creatura prende +0/+3 fino alla fine del turno.',
    {
      do: 'sequence',
      steps: [
        { do: 'damage', amount: 3, to: { object: 'golem' } },
        { do: 'pump', what: 'golem', power: 0, toughness: 3 },
      ],
    },
    ['golem'],
  ],
  [
    'Infligge 2 danni a un avversario bersaglio e 2 danni a ogni creatura.',
    {
      do: 'together',
      steps: [
        { do: 'damage', amount: 2, to: { player: 'N' } },
        { do: 'damage', amount: 2, to: { object: { all: { types: ['creature'] } } } },
      ],
    },
    ['N'],
  ],
  [
    'Un avversario bersaglio perde 2 punti vita. Questo effetto infligge 1 danno a quel giocatore.',
    {
      do: 'sequence',
      steps: [
        { do: 'loseLife', who: 'N', amount: 2 },
        { do: 'damage', amount: 1, to: { player: 'N' } },
      ],
    },
    ['N'],
  ],
  ['Infligge 4 danni a ogni giocatore.', { do: 'damage', amount: 4, to: { player: 'each' } }],
  [
    'Infligge a un avversario bersaglio 1 danno per ogni creatura che controlli.',
    { do: 'damage', amount: { count: { types: ['creature'], controller: 'you' } }, to: { player: 'N' } },
    ['N'],
  ],
  ['Ogni giocatore pesca tre carte.', { do: 'draw', who: 'each', amount: 3 }],
  ['Un avversario bersaglio macina quattro carte.', { do: 'mill', who: 'N', amount: 4 }, ['N']],
  [
    'Scambia il tuo totale di punti vita con quello di un avversario bersaglio.',
    { do: 'exchangeLife', players: ['A', 'N'] },
    ['N'],
  ],
  ['Il tuo totale di punti vita diventa 10.', { do: 'setLife', who: 'A', total: 10 }],
  ['Raddoppia i tuoi punti vita.', { do: 'doubleLife', who: 'A' }],
  [
    'Un avversario bersaglio perde metà dei propri punti vita, arrotondata per eccesso.',
    { do: 'loseLife', who: 'N', amount: { half: { lifeOf: 'N' }, round: 'up' } },
    ['N'],
  ],
  [
    'Guadagni 2 punti vita per ogni terra.',
    { do: 'gainLife', who: 'A', amount: { times: [2, { count: { types: ['land'] } }] } },
  ],
  [
    'Guadagni punti vita pari alla forza di una creatura bersaglio.',
    { do: 'gainLife', who: 'A', amount: { powerOf: 'orso' } },
    ['orso'],
  ],
  ['Distruggi tutte le creature.', { do: 'destroy', what: { all: { types: ['creature'] } } }],
  [
    'Distruggi una creatura bersaglio. Non può essere rigenerata.',
    { do: 'destroy', what: 'golem', noRegeneration: true },
    ['golem'],
  ],
  [
    'Le creature che controlli prendono +1/+1 fino alla fine del turno.',
    { do: 'pump', what: { all: { types: ['creature'], controller: 'you' } }, power: 1, toughness: 1 },
  ],
  [
    'Una creatura bersaglio ha volare fino alla fine del turno.',
    { do: 'gainKeyword', what: 'orso', keyword: 'flying' },
    ['orso'],
  ],
  [
    'Metti due segnalini −1/−1 su una creatura bersaglio.',
    { do: 'putCounters', on: 'orso', counter: '-1/-1', amount: 2 },
    ['orso'],
  ],
  [
    'Un avversario bersaglio non può guadagnare punti vita in questo turno.',
    { do: 'lasting', effect: { cant: 'gain-life', player: 'N' } },
    ['N'],
  ],
  [
    'Previeni i prossimi 3 danni che ti verrebbero inflitti in questo turno.',
    { do: 'lasting', effect: { prevent: 3, to: 'A' } },
  ],
  [
    "TAPpa una creatura bersaglio, poi distruggi un'altra creatura bersaglio.",
    {
      do: 'sequence',
      steps: [
        { do: 'tap', what: 'golem' },
        { do: 'destroy', what: 'drago' },
      ],
    },
    ['golem', 'drago'],
  ],
  ['Aggiungi alla tua mano la prima carta del tuo grimorio.', { do: 'putInHand', who: 'A' }],
]

it.each(effects.map(([text, effect, targets = []]) => ({ text, effect, targets })))(
  '$text',
  ({ text, effect, targets }) => {
    expect(spellText(people, effect, 'A')).toEqual({ text, targets, fromHand: [] })
    expect(errorsIn(text)).toEqual([])
  },
)

const plain: readonly (readonly [string, Lasting, string])[] = [
  ['Nora non può guadagnare punti vita', { cant: 'gain-life', player: 'you' }, 'N'],
  ['Anna non può guadagnare punti vita', { cant: 'gain-life', player: 'opponent' }, 'N'],
  ['I giocatori non possono guadagnare punti vita', { cant: 'gain-life', player: 'each' }, 'N'],
  ['Uno scudo previene i prossimi 3 danni ad Anna', { prevent: 3, to: 'A' }, 'A'],
  ['Uno scudo previene i prossimi 8 danni ad Anna', { prevent: 8 }, 'A'],
  [
    'Uno scudo previene tutto il danno da combattimento alle creature di Anna',
    { prevent: 'all', combat: true, to: { types: ['creature'], controller: 'you' } },
    'A',
  ],
  [
    'Se Nora sta per guadagnare punti vita, guadagna invece il doppio di quei punti vita',
    { replace: { event: 'gainLife', player: 'you' }, with: { times: 2 } },
    'N',
  ],
  [
    'Le creature hanno −2/−2',
    { modify: { layer: '7c', power: -2, toughness: -2 }, what: { types: ['creature'] } },
    'A',
  ],
]

it.each(plain)('with names: %s', (text, effect, you) => {
  expect(plainLasting(people, effect, you)).toBe(text)
})
