import { peopleOf, tellAbsence } from '#lib/italian/index'
import { type Absence, evaluate, type Scenario } from '#lib/rules/index'

/** What is said of a scenario, where something did not happen. */
const said = (scenario: object, absence: Absence): readonly string[] => {
  const s = scenario as Scenario
  return tellAbsence(evaluate(s, { trace: true }), peopleOf(s), absence).map(({ sentence }) => sentence)
}

/** The same with the rule that decides. */
const cited = (scenario: object, absence: Absence): readonly string[] => {
  const s = scenario as Scenario
  return tellAbsence(evaluate(s, { trace: true }), peopleOf(s), absence).map((x) => `${x.sentence} ${x.rules[0]}`)
}

const gain = (amount: number) => ({ do: 'gainLife', who: 'you', amount }) as const
const coro = (when: object, more: object = {}) => ({
  id: 'coro',
  types: ['enchantment'],
  abilities: [{ type: 'triggered', when, effect: gain(1), ...more }],
})
const of = { trigger: 'coro' } as const
const bear = { id: 'orso', pt: '2/2' }
const elk = { id: 'alce', pt: '2/3' }
const all = { all: { types: ['creature'] } }
const NOT = "l'abilità di Coro non si innesca."

describe('why an ability did not trigger', () => {
  test.each([
    [
      'gaining nothing',
      { field: { A: [coro({ event: 'gainLife', player: 'you' })] }, script: [{ effect: gain(0), by: 'A' }] },
      ["L'abilità di Coro non si innesca: chiede di guadagnare punti vita, e 0 non è guadagnare."],
    ],
    [
      'scrying nothing',
      {
        field: { A: [coro({ event: 'scry', player: 'you' })] },
        library: { A: 9 },
        script: [{ effect: { do: 'scry', who: 'you', amount: 0 }, by: 'A' }],
      },
      [`Anna profetizza 0: non è un evento, e ${NOT}`],
    ],
    [
      'a fight',
      {
        field: { A: [coro({ event: 'damage', source: { types: ['creature'] }, combat: true }), bear, elk] },
        script: [{ effect: { do: 'fight', what: 'orso', with: 'alce' }, by: 'A' }],
      },
      [`Il danno di una lotta non è da combattimento: ${NOT}`],
    ],
    [
      'going elsewhere',
      {
        field: { A: [coro({ event: 'dies', object: { types: ['creature'] } }), bear, elk] },
        script: [{ effect: { do: 'exile', what: all }, by: 'A' }],
      },
      [`Andare in esilio non è morire: ${NOT}`],
    ],
    [
      'what is something else',
      {
        field: { A: [coro({ event: 'dies', object: { types: ['artifact'] } }), bear, elk] },
        script: [{ effect: { do: 'destroy', what: all }, by: 'A' }],
      },
      [`Orso e Alce non sono artefatti: ${NOT}`],
    ],
    [
      'what somebody else controls',
      {
        field: { A: [coro({ event: 'dies', object: { types: ['creature'], controller: 'you' } })], N: [bear] },
        script: [{ effect: { do: 'destroy', what: all }, by: 'A' }],
      },
      [`Anna non controlla Orso: ${NOT}`],
    ],
    [
      'a number too low',
      {
        field: { A: [coro({ event: 'gainLife', player: 'you' }, { if: { amount: { lifeOf: 'you' }, atLeast: 30 } })] },
        script: [{ effect: gain(2), by: 'A' }],
      },
      ["Anna ha 22 punti vita: l'abilità di Coro ne chiede almeno 30 e non si innesca."],
    ],
    [
      'too few of them',
      {
        field: {
          A: [
            coro(
              { event: 'gainLife', player: 'you' },
              { if: { amount: { count: { types: ['artifact'], controller: 'you' } }, atLeast: 2 } },
            ),
          ],
        },
        script: [{ effect: gain(2), by: 'A' }],
      },
      ["Anna non controlla artefatti: l'abilità di Coro ne chiede almeno 2 e non si innesca."],
    ],
    [
      'no damage at all',
      {
        field: { A: [coro({ event: 'damage', source: { types: ['creature'] } }), bear] },
        script: [{ effect: { do: 'damage', to: { player: 'N' }, amount: 0 }, source: 'orso', by: 'A' }],
      },
      [`Infliggere 0 danni non è infliggere danno: ${NOT}`],
    ],
  ] as const)('%s', (_, scenario, sentences) => {
    expect(said(scenario, of)).toEqual(sentences)
  })

  test('a keyword goes by its name', () => {
    const strega = { id: 'strega', pt: '2/3', keywords: ['persist'], counters: { '-1/-1': 1 } }
    const scenario = { field: { A: [strega] }, script: [{ effect: { do: 'destroy', what: 'strega' }, by: 'A' }] }
    expect(said(scenario, { trigger: 'strega' })).toEqual([
      'Quando Strega muore ha ancora 1 segnalino −1/−1: persistere non si innesca.',
    ])
  })

  test('it triggered: nothing is said', () => {
    const scenario = {
      field: { A: [coro({ event: 'gainLife', player: 'you' })] },
      script: [{ effect: gain(2), by: 'A' }],
    }
    expect(said(scenario, of)).toEqual([])
  })
})

describe('why the ability of a keyword did not trigger', () => {
  const spell = { types: ['instant'], abilities: [{ type: 'spell', effect: gain(1) }] }
  const monk = (keyword: unknown) => ({ id: 'monaco', pt: '2/2', keywords: [keyword] })
  const cast = { cast: 'lampo', free: true }
  test.each([
    [
      'prowess, of a creature spell',
      {
        field: { A: [monk('prowess')] },
        hand: { A: [{ id: 'orso', pt: '2/2' }] },
        script: [{ cast: 'orso', free: true }],
      },
      ['Orso è una magia creatura: la prodezza di Monaco non si innesca. 702.108a'],
    ],
    [
      'prowess, of a spell of somebody else',
      {
        field: { A: [monk('prowess')] },
        hand: { N: [{ id: 'lampo', ...spell }] },
        script: [{ ...cast, by: 'N' }],
      },
      ['La prodezza di Monaco aspetta una magia di Anna, e Lampo è di Nora: non si innesca. 702.108a'],
    ],
    [
      'ward, of a spell of its own controller',
      {
        field: { A: [monk({ keyword: 'ward', cost: '{2}' })] },
        hand: {
          A: [
            {
              id: 'lampo',
              types: ['instant'],
              abilities: [{ type: 'spell', targets: [{ kind: 'object' }], effect: { do: 'tap', what: { target: 0 } } }],
            },
          ],
        },
        script: [{ ...cast, targets: ['monaco'] }],
      },
      ["L'egida di Monaco non riguarda ciò che controlla Anna: non si innesca. 702.21a"],
    ],
    [
      'prowess that does trigger',
      { field: { A: [monk('prowess')] }, hand: { A: [{ id: 'lampo', ...spell }] }, script: [cast] },
      [],
    ],
  ] as const)('%s', (_, scenario, sentences) => {
    expect(cited(scenario, { trigger: 'monaco' })).toEqual(sentences)
  })
})

test('why a delayed ability did not trigger', () => {
  const delayed = { do: 'delayed', when: { event: 'dies', object: { id: 'orso' } }, effect: gain(1) }
  const scenario = {
    field: { A: [bear] },
    hand: { A: [{ id: 'patto', types: ['instant'], abilities: [{ type: 'spell', effect: delayed }] }] },
    script: [{ cast: 'patto', free: true }, 'resolve', { effect: { do: 'exile', what: 'orso' }, by: 'N' }],
  }
  expect(said(scenario, { trigger: 'patto' })).toEqual([
    "Andare in esilio non è morire: l'abilità ritardata di Patto non si innesca.",
  ])
})

describe('why an effect did not change a permanent', () => {
  const modify = { layer: '7c', power: 1, toughness: 1 }
  const veglia = (what: object) => ({
    id: 'veglia',
    types: ['enchantment'],
    abilities: [{ type: 'static', effects: [{ modify, what }] }],
  })
  test.each([
    [
      'a colour',
      { types: ['creature'], colors: ['W'] },
      "Orso non è una creatura bianca: l'effetto di Veglia non lo riguarda. 604.2",
    ],
    [
      'a controller',
      { types: ['creature'], controller: 'opponent' },
      "L'effetto di Veglia non riguarda ciò che controlla Anna. 604.2",
    ],
    ['what it changes', { types: ['creature'] }, undefined],
    ['more than one thing', { types: ['artifact'], colors: ['W'] }, undefined],
  ] as const)('%s', (_, what, sentence) => {
    expect(cited({ field: { A: [bear, veglia(what)] } }, { apply: 'veglia' })).toEqual(sentence ? [sentence] : [])
  })

  test('it came later', () => {
    const effect = { do: 'lasting', effect: { modify, what: { types: ['creature'] } } }
    const scenario = {
      field: { A: [elk] },
      hand: { A: [bear, { id: 'inno', types: ['instant'], abilities: [{ type: 'spell', effect }] }] },
      script: [{ cast: 'inno', free: true }, 'resolve', { cast: 'orso', free: true }, 'resolve'],
    }
    expect(cited(scenario, { apply: 'inno' })).toEqual([
      "L'effetto di Inno riguarda solo ciò che c'era quando è cominciato, e Orso è arrivato dopo. 611.2c",
    ])
  })
})

describe('why an effect did not act', () => {
  test('a shield, on what is no damage', () => {
    const shield = { effects: [{ prevent: 3, to: 'you', of: 'N', name: 'Cappella' }] }
    const lose = { effect: { do: 'loseLife', who: 'opponent', amount: 2 }, by: 'A' }
    expect(said({ ...shield, script: [lose] }, { apply: 'Cappella' })).toEqual([
      'Perdere punti vita non è subire danno: lo scudo di Cappella non previene la perdita.',
    ])
  })

  test('keywords that stop only what targets, or deals damage', () => {
    const wrath = { effect: { do: 'destroy', what: all }, source: 'demone', by: 'N' }
    const gru = { id: 'gru', pt: '1/4', keywords: ['hexproof'] }
    const scenario = { field: { A: [gru], N: [{ id: 'demone', pt: '6/6', colors: ['black'] }] }, script: [wrath] }
    expect(said(scenario, { apply: 'gru' })).toEqual([
      "L'abilità di Demone non bersaglia: l'anti-malocchio di Gru non la ferma.",
    ])
  })
})

describe('why nobody died', () => {
  const hit = (to: object, amount: number) => ({ effect: { do: 'damage', to, amount }, source: 'lupo', by: 'N' })
  const lupo = { id: 'lupo', pt: '1/1' }

  test('of a permanent', () => {
    const scenario = { field: { A: [elk, lupo] }, script: [hit({ object: 'alce' }, 2)] }
    expect(said(scenario, { die: 'alce' })).toEqual([
      'Il danno segnato su Alce è 2 e la costituzione è 3: Alce resta sul campo di battaglia.',
    ])
  })

  test('of a player', () => {
    expect(said({ players: { N: { poison: 8 } } }, { lose: 'N' })).toEqual([
      'Nora ha 8 segnalini veleno e si perde con 10: Nora resta in partita.',
    ])
    expect(said({ library: { N: 0 } }, { lose: 'N' })).toEqual([
      'Un grimorio vuoto da solo non fa perdere: Nora non ha tentato di pescare dal grimorio vuoto e resta in partita.',
    ])
  })
})
