import { askProbe, describeScenario, peopleOf, sayValue, tellTrace } from '#lib/italian/index'
import type { Probe } from '#lib/questions/index'
import { evaluate, type Relevance, type RuleId, type Scenario, scenario } from '#lib/rules/index'
import { samples } from '../scenarios'

// The model questions and the model sentences of a trace, word for word, from real evaluations.

const sampleOf = (title: string) => {
  const found = samples.find((s) => s.title === title)
  if (!found) throw new Error(`no sample «${title}»`)
  return found
}

const trace = (s: Scenario, probe?: Probe): readonly string[] =>
  tellTrace(evaluate(s, { trace: true }), peopleOf(s), undefined, probe && { probe }).map((x) => x.sentence)

interface Model {
  readonly title: string
  readonly stem: string
  readonly ask: string
  /** In this order; other steps may stand between. */
  readonly steps: readonly string[]
}

const questions: readonly Model[] = [
  {
    title: 'pagare tutto il totale',
    stem: 'Turno di Anna, fase principale, pila vuota. Anna ha 2 punti vita e la priorità. Controlla Altare, un artefatto con «Paga 2 punti vita: Pesca una carta.»',
    ask: "Anna può ora attivare l'abilità di Altare?",
    steps: [
      'Il totale di Anna è 2 e il costo chiede 2 punti vita: il pagamento è permesso.',
      'Anna paga 2 punti vita: il totale scende da 2 a 0.',
      "L'abilità di Altare è attivata e sta in pila.",
      'Prima che un giocatore riceva priorità, Anna ha 0 punti vita e perde la partita.',
    ],
  },
  {
    title: 'attacco improvviso e legame vitale',
    stem: 'Turno di Anna. Nora ha 3 punti vita. Anna attacca con Idolo, una creatura 2/2 con indistruttibile, e con Gigante, una creatura 5/5. Nora blocca Idolo con Guardia, una creatura 4/4 con attacco improvviso e legame vitale. Gigante non è bloccato.',
    ask: 'Quanti punti vita ha Nora subito dopo il danno da combattimento?',
    steps: [
      'Nella prima sottofase di danno da combattimento solo Guardia infligge danno.',
      'Guardia infligge 4 danni a Idolo: il danno segnato passa da 0 a 4.',
      'Nello stesso evento Nora guadagna 4 punti vita per il legame vitale di Guardia: da 3 a 7.',
      'Idolo ha 4 danni segnati e costituzione 2, ma è indistruttibile e resta sul campo di battaglia.',
      'Nella seconda sottofase di danno da combattimento Idolo e Gigante infliggono danno.',
      'Nello stesso momento Gigante infligge 5 danni a Nora, che perde 5 punti vita: da 7 a 2.',
    ],
  },
  {
    title: 'infettare',
    stem: 'Turno di Anna, due giocatori. Anna ha 10 punti vita. Nora ha 20 punti vita e 7 segnalini veleno. Anna attacca con Zecca, una creatura 3/3 con infettare e legame vitale, e Nora non blocca. Avvengono il danno e il controllo che lo segue.',
    ask: 'Nora perde la partita?',
    steps: [
      'Zecca infligge 3 danni a Nora, che riceve 3 segnalini veleno e non perde punti vita.',
      'Nello stesso evento Anna guadagna 3 punti vita per il legame vitale di Zecca: da 10 a 13.',
      'Al controllo delle azioni generate dallo stato Nora ha 10 segnalini veleno e con almeno 10 perde la partita.',
    ],
  },
  {
    title: 'travolgere, tocco letale, danno segnato',
    stem: 'Turno di Anna. Nora ha 20 punti vita. Anna attacca con Belva, una creatura 5/5 con travolgere e tocco letale, e con Cinghiale, una creatura 5/5 con travolgere. Nora blocca Belva con Golem, una creatura 4/4, e Cinghiale con Lince, una creatura 2/2 con 1 danno segnato. Con Belva e Cinghiale Anna assegna a Nora tutto il danno possibile.',
    ask: 'Quanti punti vita ha Nora alla fine del combattimento?',
    steps: [
      'Con tocco letale basta 1 danno assegnato a Golem perché il resto sia eccesso.',
      'Anna può assegnare a Nora i 4 danni restanti di Belva.',
      'Lince ha costituzione 2 e 1 danno segnato: basta assegnare 1 danno di Cinghiale.',
      'Anna può assegnare a Nora i 4 danni restanti di Cinghiale, per un totale di 8.',
    ],
  },
  {
    title: 'rigenerare in combattimento',
    stem: "Turno di Anna. Anna controlla Troll, una creatura 4/4 con cautela, e su Troll c'è già uno scudo di rigenerazione. Nora ha 20 punti vita. Anna attacca con Troll. Nora blocca con Golem, una creatura 5/5 con attacco improvviso e legame vitale.",
    ask: 'Quanti punti vita ha Nora subito dopo il danno da combattimento?',
    steps: [
      'Nello stesso evento Nora guadagna 5 punti vita per il legame vitale di Golem: da 20 a 25.',
      "Il danno segnato su Troll è 5 e la costituzione è 4: un'azione generata dallo stato sta per distruggere Troll.",
      'Lo scudo di rigenerazione sostituisce la distruzione: via il danno segnato, Anna TAPpa Troll, Troll esce dal combattimento.',
      'Nella seconda sottofase di danno da combattimento Troll non infligge danno: non è più in combattimento.',
    ],
  },
  {
    title: 'pescare da un grimorio corto',
    stem: 'Turno di Anna, fase principale. Anna ha 3 carte nel grimorio. Nora ha 2 carte nel grimorio. Si risolve un effetto di Anna: «Ogni giocatore pesca tre carte.»',
    ask: 'Nora perde la partita?',
    steps: [
      'Anna pesca 3 carte, una alla volta, e resta con il grimorio vuoto.',
      'Nora pesca 2 carte, una alla volta.',
      'Nora tenta di pescare da un grimorio vuoto.',
      'Al controllo delle azioni generate dallo stato Nora perde la partita.',
    ],
  },
]

it.each(questions)('the model question: $title', ({ title, stem, ask, steps }) => {
  const { scenario: s, probe } = sampleOf(title)
  const people = peopleOf(s)
  expect(describeScenario(people, probe).join(' ')).toBe(stem)
  expect(probe && askProbe(probe, people)).toBe(ask)
  const told = trace(s, probe)
  expect(told.filter((x) => steps.includes(x))).toEqual(steps)
})

it('the options of the first model question', () => {
  const { scenario: s, probe } = sampleOf('pagare tutto il totale')
  const people = peopleOf(s)
  const says = (verdict: boolean, reason: string) => probe && sayValue(probe, { verdict, reason }, people)
  expect(says(true, '119.4')).toBe('Sì, perché il totale non è minore del pagamento.')
  expect(says(false, 'cannot-pay-all-life')).toBe('No, perché il pagamento porta il totale a 0.')
  expect(says(true, 'pay-life-below-zero')).toBe('Sì, perché un pagamento può portare il totale sotto 0.')
  expect(says(false, 'zero-life-immediate-loss')).toBe('No, perché Anna perde la partita durante il pagamento.')
})

const bear = scenario().creature('A', 'orso', '1/1')
const sentences: readonly (readonly [string, Scenario])[] = [
  [
    'Orso infligge 1 danno a Nora, che perde 1 punto vita: da 8 a 7.',
    bear.life('N', 8).attack({ orso: 'N' }).block({}).act('combat-damage').done(),
  ],
  [
    'Orso infligge 2 danni ad Angelo: il danno segnato passa da 0 a 2.',
    scenario()
      .creature('A', 'orso', '2/2')
      .creature('N', 'angelo', '3/3')
      .attack({ orso: 'N' })
      .block({ angelo: 'orso' })
      .act('combat-damage')
      .done(),
  ],
  [
    'Zecca infligge 2 danni a Golem, che riceve 2 segnalini −1/−1.',
    scenario()
      .creature('A', 'zecca', '2/2', ['infect'])
      .creature('N', 'golem', '4/4')
      .attack({ zecca: 'N' })
      .block({ golem: 'zecca' })
      .act('combat-damage')
      .done(),
  ],
  [
    'Anna paga 2 punti vita: il totale scende da 9 a 7.',
    scenario()
      .life('A', 9)
      .act({ pay: { A: 2 } })
      .done(),
  ],
  [
    'Anna paga 0 punti vita: il totale resta 9.',
    scenario()
      .life('A', 9)
      .act({ pay: { A: 0 } })
      .done(),
  ],
  [
    'Il totale di Anna diventa 10: Anna guadagna 6 punti vita.',
    scenario().life('A', 4).effect({ do: 'setLife', who: 'A', total: 10 }, 'A').done(),
  ],
  [
    'Il totale di Anna diventa 5: Anna perde 4 punti vita.',
    scenario().life('A', 9).effect({ do: 'setLife', who: 'A', total: 5 }, 'A').done(),
  ],
  [
    'Il totale di Anna è già 10 e non cambia.',
    scenario().life('A', 10).effect({ do: 'setLife', who: 'A', total: 10 }, 'A').done(),
  ],
  [
    'Al controllo delle azioni generate dallo stato Nora ha 0 punti vita e perde la partita.',
    scenario().life('N', 3).effect({ do: 'loseLife', who: 'N', amount: 3 }, 'A').done(),
  ],
  [
    'Al controllo delle azioni generate dallo stato il totale di Nora è −2: Nora perde la partita.',
    scenario().life('N', 3).effect({ do: 'loseLife', who: 'N', amount: 5 }, 'A').done(),
  ],
  [
    "Il danno segnato su Orso è 3 e la costituzione è 2: un'azione generata dallo stato distrugge Orso.",
    scenario()
      .creature('N', 'orso', '2/2')
      .effect({ do: 'damage', amount: 3, to: { object: 'orso' } }, 'A')
      .done(),
  ],
  [
    'Orso ha costituzione 0 e va nel cimitero di Nora: non è distruzione.',
    scenario().creature('N', 'orso', '2/2').effect({ do: 'pump', what: 'orso', power: -2, toughness: -2 }, 'A').done(),
  ],
  ['Nora pesca 1 carta.', scenario().effect({ do: 'draw', who: 'N', amount: 1 }, 'A').done()],
  ['Nora pesca 3 carte, una alla volta.', scenario().effect({ do: 'draw', who: 'N', amount: 3 }, 'A').done()],
  [
    'Anna macina 2 carte, cioè tutto il grimorio.',
    scenario().library('A', 2).effect({ do: 'mill', who: 'A', amount: 3 }, 'N').done(),
  ],
  [
    'Il grimorio di Anna è vuoto: Anna non macina carte e resta in partita, perché macinare non è pescare.',
    scenario().library('A', 0).effect({ do: 'mill', who: 'A', amount: 3 }, 'N').done(),
  ],
  [
    'Nello scambio Anna guadagna 7 punti vita, da 5 a 12, e Nora ne perde 7, da 12 a 5.',
    scenario()
      .life('A', 5)
      .life('N', 12)
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .done(),
  ],
  [
    'I totali sono uguali e nessun giocatore guadagna o perde punti vita.',
    scenario()
      .life('A', 5)
      .life('N', 5)
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .done(),
  ],
  [
    'Lo scambio non avviene, nemmeno a metà: per passare da 5 a 12 Anna deve guadagnare 7 punti vita, e non può.',
    scenario()
      .life('A', 5)
      .life('N', 12)
      .lasting({ cant: 'gain-life', of: 'A' })
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .done(),
  ],
  [
    'Nora non può guadagnare punti vita: il totale resta 4.',
    scenario()
      .life('N', 4)
      .lasting({ cant: 'gain-life', of: 'N' })
      .effect({ do: 'gainLife', who: 'N', amount: 2 }, 'N')
      .done(),
  ],
  [
    "Anna non può pagare 3 punti vita: il totale è 2. L'azione è annullata.",
    scenario()
      .life('A', 2)
      .act({ pay: { A: 3 } })
      .done(),
  ],
  [
    'Lo scudo di Cappella previene 2 danni ad Anna: può prevenirne ancora 1.',
    scenario()
      .lasting({ prevent: 3, of: 'A', name: 'Cappella' })
      .effect({ do: 'damage', amount: 2, to: { player: 'A' } }, 'N')
      .done(),
  ],
  [
    'Lo scudo di Cappella previene 3 danni ad Anna e si esaurisce.',
    scenario()
      .lasting({ prevent: 3, of: 'A', name: 'Cappella' })
      .effect({ do: 'damage', amount: 4, to: { player: 'A' } }, 'N')
      .done(),
  ],
  ['Orso attacca Nora e si TAPpa.', bear.attack({ orso: 'N' }).done()],
  [
    'Sfinge attacca Nora e resta STAPpata per cautela.',
    scenario().creature('A', 'sfinge', '2/2', ['vigilance']).attack({ sfinge: 'N' }).done(),
  ],
  [
    'Golem e Lince bloccano Belva.',
    scenario()
      .creature('A', 'belva', '3/3')
      .creature('N', 'golem', '1/1')
      .creature('N', 'lince', '1/1')
      .attack({ belva: 'N' })
      .block({ golem: 'belva', lince: 'belva' })
      .done(),
  ],
  ['Nora non blocca.', bear.attack({ orso: 'N' }).block({}).done()],
  [
    'Lo scudo di rigenerazione sostituisce la distruzione di Troll: via il danno segnato, Anna TAPpa Troll.',
    scenario()
      .creature('A', 'troll', '4/4')
      .act({ pass: 'A' })
      .effect({ do: 'regenerate', what: 'troll' }, 'A')
      .effect({ do: 'destroy', what: 'troll' }, 'N')
      .done(),
  ],
  ['Anna passa e Nora riceve priorità.', scenario().act({ pass: 'A' }).done()],
  [
    'Tutti i giocatori passano e la pila è vuota: la sottofase di mantenimento finisce.',
    scenario().turn('A', 'upkeep').act({ pass: 'A' }, { pass: 'N' }).done(),
  ],
  [
    'Nella sottofase di cancellazione il danno segnato sparisce e insieme finiscono gli effetti «fino alla fine del turno».',
    sampleOf('pulizia di fine turno').scenario,
  ],
  [
    "L'abilità innescata di Veglia va in pila sotto il controllo di Anna.",
    sampleOf('totale fissato con un innesco').scenario,
  ],
  ["L'abilità di Veglia si risolve.", sampleOf('totale fissato con un innesco').scenario],
  [
    'Orso non è più sul campo di battaglia: senza bersagli legali Brace non si risolve e va nel cimitero di Anna.',
    sampleOf('magia lanciata e bersaglio sparito').scenario,
  ],
  [
    'La pedina Spirito non è sul campo di battaglia e cessa di esistere.',
    sampleOf('pedina che muore, e chi la guarda').scenario,
  ],
]

it.each(sentences)('the model sentence «%s»', (sentence, s) => {
  expect(trace(s)).toContain(sentence)
})

const cited: readonly (readonly [title: string, sentence: RegExp, rules: readonly string[]])[] = [
  ['pagare tutto il totale', /pagamento è permesso/, ['119.4']],
  ['pagare tutto il totale', /^Anna paga 2/, ['119.4']],
  ['pagare tutto il totale', /perde la partita/, ['119.6', '704.5a']],
  ['attacco improvviso e legame vitale', /prima sottofase/, ['510.4', '702.7b']],
  ['attacco improvviso e legame vitale', /^Guardia infligge/, ['120.3e']],
  ['attacco improvviso e legame vitale', /^Nello stesso evento/, ['120.3f', '702.15b']],
  ['attacco improvviso e legame vitale', /indistruttibile/, ['702.12b']],
  ['attacco improvviso e legame vitale', /Gigante infligge/, ['120.3a']],
  ['infettare', /segnalini veleno e non perde/, ['120.3b', '702.90b']],
  ['infettare', /10 segnalini veleno/, ['704.5c']],
  ['travolgere, tocco letale, danno segnato', /^Con tocco letale/, ['702.2c']],
  ['travolgere, tocco letale, danno segnato', /^Anna può assegnare/, ['702.19b']],
  ['rigenerare in combattimento', /^Lo scudo/, ['701.19a']],
  ['rigenerare in combattimento', /non è più in combattimento/, ['701.19a', '510.4']],
  ['pescare da un grimorio corto', /una alla volta/, ['121.2']],
  ['pescare da un grimorio corto', /grimorio vuoto\.$/, ['121.4']],
]

it.each(cited)('in «%s», %s cites its rules', (title, sentence, rules) => {
  const { scenario: s, probe } = sampleOf(title)
  const told = tellTrace(evaluate(s, { trace: true }), peopleOf(s), undefined, probe && { probe })
  const step = told.findLast((x) => sentence.test(x.sentence))
  expect(step?.rules).toEqual(expect.arrayContaining([...rules]))
})

it('the rules that decide come first, and the others fall away', () => {
  const { scenario: s } = sampleOf('attacco improvviso e legame vitale')
  const relevance = new Map<RuleId, Relevance>([
    ['702.15b', 'decisive'],
    ['120.3f', 'structural'],
    ['119.3', 'incidental'],
  ])
  const gain = tellTrace(evaluate(s, { trace: true }), peopleOf(s), relevance).find((x) =>
    x.sentence.startsWith('Nello stesso'),
  )
  expect([gain?.rules[0], gain?.decisive, gain?.rules.includes('119.3')]).toEqual(['702.15b', true, false])
})
