import { type LintedItem, lintItem, sentences, withoutPrinted, wordCount } from '#lib/italian/lint/index'
import { anna, nora, thing } from './lines'

const option = (text: string, ...beliefs: string[]) => ({
  text,
  value: text,
  right: beliefs.length === 0,
  beliefs,
  ...(beliefs.length ? { feedback: 'Vieti il pagamento che porta a 0. Il totale basta. Rileggi 119.4.' } : {}),
})

/** A whole question as it should be. */
const good: LintedItem = {
  players: [anna, nora],
  things: [thing('Altare', 'm', 'artifact')],
  form: 'yes-no',
  stem: [
    'Turno di Anna, fase principale, pila vuota.',
    'Anna ha 2 punti vita e la priorità.',
    'Controlla Altare, un artefatto con «Paga 2 punti vita: Pesca una carta.»',
  ],
  ask: "Anna può attivare l'abilità di Altare?",
  options: [
    option('Sì, perché il totale non è minore del pagamento.'),
    option('No, perché il pagamento porta il totale a 0.', 'cannot-pay-all-life'),
    option('Sì, perché un pagamento può portare il totale sotto 0.', 'pay-life-below-zero'),
  ],
  steps: [
    'Il totale di Anna è 2 e il costo chiede 2 punti vita: il pagamento è permesso.',
    'Anna paga 2 punti vita: il totale scende da 2 a 0.',
    "L'abilità di Altare è attivata e sta in pila.",
    'Prima che un giocatore riceva priorità, Anna ha 0 punti vita e perde la partita.',
  ],
  answer: { player: 'Anna', life: 0 },
  beliefs: new Set(['cannot-pay-all-life', 'pay-life-below-zero']),
  rules: new Set(['119.4']),
}

const found = (item: Partial<LintedItem>) => lintItem({ ...good, ...item }).map((f) => `${f.where} ${f.check}`)
const [right, second, third] = good.options as [
  LintedItem['options'][0],
  LintedItem['options'][0],
  LintedItem['options'][0],
]

it('finds nothing in a good question', () => expect(lintItem(good)).toEqual([]))

it('reads every part in its place', () => {
  expect(found({ stem: ['Turno di Anna.', 'Anna paga 2 PV.'] })).toContain('stem L25')
  expect(found({ ask: 'Quale carta non muore?' })).toContain('stem L53')
  expect(found({ options: [right, second, { ...third, text: 'Si, basta' }] })).toContain('option L51')
  expect(found({ steps: ['anna passa'] })).toContain('trace L48')
  expect(found({ options: [right, second, { ...third, feedback: 'Purtroppo no.' }] })).toEqual(
    expect.arrayContaining(['feedback L55', 'feedback L56']),
  )
})

it('asks of the question that its players are in the scenario', () => {
  expect(found({ ask: 'Nora può attivare?' })).toContain('stem L58')
})

it('follows totals through the steps to the answer', () => {
  expect(found({ answer: { player: 'Anna', life: 2 } })).toEqual(['trace L60'])
  expect(
    found({ steps: ['Anna paga 2 punti vita: il totale scende da 2 a 0.', 'Anna guadagna 1 punto vita: da 1 a 2.'] }),
  ).toContain('trace L60')
})

it('wants options that differ, are explained, and are three', () => {
  expect(found({ options: [right, second, { ...third, value: second.value }] })).toEqual(['option L54'])
  expect(found({ options: [right, second] })).toEqual(['option L54'])
  expect(found({ options: [right, second, { ...third, beliefs: [] }] })).toEqual(['option L54'])
  expect(found({ options: [right, second, { ...third, beliefs: ['nobody'] }] })).toEqual(['option L54'])
  expect(found({ options: [right, second, { ...third, feedback: '' }] })).toContain('option L54')
  expect(found({ options: [{ ...right, beliefs: ['cannot-pay-all-life'] }, second, third] })).toEqual(['option L54'])
  const long = `No, perché ${'il pagamento porta il totale a 0 e '.repeat(4)}basta.`
  expect(found({ options: [right, second, { ...third, text: long }] })).toContain('option L54')
})

it('takes for known the names of a printed card, the English one in brackets alone', () => {
  const jace = {
    ...thing('Jace', 'm', 'planeswalker'),
    printed: { it: 'Jace, Architetto del Pensiero', en: 'Jace, Architect of Thought' },
  }
  const stem = (text: string) => found({ things: [jace, ...good.things], stem: [text], ask: 'Anna può farlo?' })
  expect(stem('Anna controlla Jace, Architetto del Pensiero (Jace, Architect of Thought), un planeswalker.')).toEqual(
    [],
  )
  expect(stem('Anna controlla Jace (Kitchen Finks), un planeswalker.')).toEqual(['stem L58'])
  expect(stem('Anna controlla Jace, Architect of Thought.')).toEqual(['stem L58', 'stem L58'])
  expect(withoutPrinted('Jace (Jace, Architect of Thought), (Finks)', [jace])).toBe(`Jace (${'·'.repeat(26)}), (Finks)`)
})

it('takes no first word of a sentence for a name, whatever the one before ends with', () => {
  const asked = (rest: string) => found({ ask: `Un giocatore ti chiede: «Anna può farlo?» ${rest}` })
  expect(asked('Che cosa rispondi al giocatore?')).toEqual([])
  expect(asked('Che cosa rispondi a Belva?')).toEqual(['stem L58'])
  expect(found({ ask: 'Con «Altare» Belva può farlo?' })).toEqual(['stem L58'])
})

it('lets a reply to a player be as long as a step, and three times as long as one without its reason', () => {
  const reply = (when: string, short = 'Sì, Anna può farlo: le regole dicono così.') => {
    const why = 'il totale non è minore del pagamento e nessuna carta dice che il costo cresce'
    const long = { ...right, text: `Sì, Anna può farlo, perché ${why} ${when}.` }
    return found({ form: 'reply', options: [long, { ...second, text: short }, { ...third, text: short }] })
  }
  expect(reply('per ora')).toEqual([])
  expect(reply('in questo turno')).toEqual(['option L49'])
  expect(reply('per ora', 'Sì, Anna può.')).toEqual(['option L54'])
})

it('counts a name of several words as one', () => {
  const things = [thing('Altare', 'm', 'artifact'), thing('Omicida dal Berretto Rosso', 'm', 'creature')]
  const long =
    "Il danno segnato su Omicida dal Berretto Rosso è 2 e la costituzione è 2: un'azione generata dallo stato distrugge"
  expect(found({ things, steps: [`${long} Omicida dal Berretto Rosso.`] })).toEqual([])
  expect(found({ things, steps: [`${long} Omicida dal Berretto Rosso e poi subito anche Altare.`] })).toEqual([
    'trace L49',
  ])
})

it('splits sentences and counts words as a reader does', () => {
  expect(sentences('Vedi 119.4. Anna ha «Pesca una carta. Perdi.» Poi passa? Sì.')).toEqual([
    'Vedi 119.4.',
    'Anna ha «Pesca una carta. Perdi.»',
    'Poi passa?',
    'Sì.',
  ])
  expect(sentences('')).toEqual([])
  expect(wordCount('Anna ha «Pesca una carta.» come dice 119.4.')).toBe(5)
  expect(wordCount('Anna paga {1}{R}: il totale è 0.')).toBe(7)
})
