import { type Context, lint } from '#lib/italian/lint/index'
import { anna, nora, thing } from './lines'

/** Good Italian that a coarser check would refuse. Nothing at all may be found in it. */
const right: readonly (readonly [text: string, context?: Partial<Context>])[] = [
  // Articles, where a pronoun or a rule number stands before the word.
  ['Delle 2 carte una entra e una ogni volta resta.'],
  ['La carta va in quella indicata.'],
  ['Nessuna infligge danno, nessuna entra.'],
  ['La 113.7a L’abilità vive senza la fonte.'.replace('’', "'")],
  ['Vedi 119.1e e 904.5.'],
  ['Dopo la 702.7a Attacco improvviso non conta più.'],
  ['Tu dai a Nora il controllo di Orso.'],
  ['Dal 1º luglio vale la nuova regola.'],
  ['Gli Ierofanti e lo Ierofante vedono la iena.'],
  ['Il segnalino va sullo pterodattilo.'],
  ['Gli hobby di Nora e gli 8 danni.'],
  ['Il totale va dallo 0 al 3.'],
  ['Vale come «invece», «entra con» ed «entra come».'],
  ['Una regola ad hoc, ad esempio.'],
  ['La creatura bianca di Nora attacca.'],
  // Verbs and figures.
  ['Il totale resta 4 e Nora passa.'],
  ['Il totale resta 0 per il divieto.'],
  ['Il totale diventa −1 dopo il danno.'],
  ['Con 2 creature il totale è 10, danno compreso.'],
  // Participles that belong to something else.
  ["L'abilità di Altare è attivata e sta in pila.", { where: 'trace', things: [thing('Altare', 'm', 'artifact')] }],
  ['La magia di Nora viene neutralizzata.'],
  ['Sfinge resta sotto il controllo di Nora.', { where: 'trace', things: [thing('Sfinge', 'f', 'creature')] }],
  ['Sfinge e Lince sono TAPpate.', { where: 'stem', things: [thing('Sfinge', 'f'), thing('Lince', 'f')] }],
  // Words that only look English, old or future.
  ['Castello, milizia e pinguino stanno nel grimorio.'],
  ['Le abilità innescate e le abilità attivate usano la pila.'],
  ['Il danno non distrugge: lo fa un’azione generata dallo stato.'.replace('’', "'")],
  ['Il tiranno e il samurai hanno un richiamo.'],
  ['Sottrai 2 al totale: è però l’estremo.'.replace('’', "'")],
  ['*Azione generata dallo stato* (state-based action, SBA): un controllo.'.replaceAll('*', '')],
  ['Nello STAP (untap step) Anna STAPpa le terre.', { glossary: [{ it: 'stap', en: 'untap step' }] }],
  ['Il costo di mana convertito si chiamava così.', { history: true }],
  ['La carta dice «Alla fine del turno perderai 3 punti vita.»'],
  // Signs.
  ['Il totale è 119.4 o 119.5.'.replace('Il totale è', 'Vedi')],
  ['Lo dicono 119.4 i primi due capoversi.'],
  ['Tesori, indizi, ecc., contano.'],
  ['La fase IV e la fase III.'],
  ['Aspetta e via via conta.'],
  ['{2}{W/U}{U/P}{X}{T}{Q}{C}{10}'],
  // Numbers in words that the style keeps.
  ['Turno di Anna, due giocatori.', { where: 'stem' }],
  ['Le due creature e le tre carte restano.', { where: 'stem' }],
  ['Quale creatura non bloccata muore?', { where: 'stem' }],
  ['Quanti punti vita ha Nora?', { where: 'stem' }],
  // Steps.
  ["Anna non può pagare 3 punti vita: il totale è 2. L'azione è annullata.", { where: 'trace' }],
  ['Si risolve «Pesca una carta. Perdi la partita.»', { where: 'trace' }],
  ['È il turno di Anna.', { where: 'trace' }],
  // Options.
  ['Sì', { where: 'option', form: 'yes-no', options: ['Sì', 'No'].map(bare) }],
  ['Sì, perché «Pesca una carta.» è un costo.', { where: 'option', form: 'yes-no' }],
  [
    'Nora ha 10 segnalini veleno.',
    { where: 'option', options: ['Nora ha 10 segnalini veleno.', 'Nora vince.'].map(bare) },
  ],
  // Names.
  [
    'Anna lancia Murderous Redcap e crea 1 pedina creatura Spirito 1/1.',
    { where: 'stem', players: [anna, nora], things: [thing('Murderous Redcap', 'f', 'creature')] },
  ],
  ['Gli Spiriti e le Aure di Anna restano.', { where: 'trace', players: [anna, nora] }],
  ['Nora gioca a Gigante a Due Teste. Poi Nora passa.', { where: 'stem', players: [anna, nora] }],
  // Enchantments where there is one, or where the rule is about them.
  ["L'incantesimo resta.", { where: 'trace', things: [thing('Veglia', 'f', 'enchantment')] }],
  ["L'incantesimo resta.", { where: 'trace', things: [], enchantments: true }],
  // Sums.
  [
    'Golem infligge 5 danni a Nora, che perde 5 punti vita: da 7 a 2.',
    {
      where: 'trace',
      players: [anna, nora],
      things: [thing('Golem', 'm', 'creature')],
      before: ['Nora ha 7 punti vita.'],
    },
  ],
  ['Il totale di Anna diventa 10: Anna guadagna 6 punti vita.', { where: 'trace', players: [anna] }],
  ['Nora perde 6 punti vita: da 4 a −2.', { where: 'trace', players: [nora] }],
]

function bare(text: string) {
  return { text, value: text, right: false, beliefs: ['x'] }
}

it.each(right.map(([text, context]) => ({ text, context })))('nothing to say: $text', ({ text, context }) => {
  const found = lint(text, { where: 'lesson', ...context }).map((f) => `${f.check} ${f.found}`)
  expect(found).toEqual([])
})

/** What the checks find beyond their own line. */
const wrong: readonly (readonly [check: string, text: string, found: string, context?: Partial<Context>])[] = [
  ['L01', 'Anna vede il shock.', 'il shock'],
  ['L04', 'Conta quella abilità.', 'quella abilità'],
  ['L08', 'Restano gli segnalini.', 'gli segnalini'],
  ['L08', 'Restano gli 3 danni.', 'gli 3'],
  ['L08', 'Il danno gli toglie 3 punti vita.', 'gli toglie'],
  ['L10', 'Il 8 e la 11.', 'Il 8'],
  ['L11', "Anna macina quell'80 carte.", "quell'80 carte"],
  ['L14', 'E entra Orso.', 'E entra'],
  ['L15', 'Ad ogni turno.', 'Ad o'],
  ['L16', 'La Nora passa.', 'La Nora'],
  ['L16', "Il danno va all'Anna.", "all'Anna"],
  ['L21', 'Viene rimosso 2 segnalini.', 'Viene rimosso 2'],
  ['L21', 'Restano 1 carta.', 'Restano 1'],
  ['L23', 'Nora viene costretta.', 'Nora viene costretta'],
  ['L25', 'La state-based action (SBA) dopo la SBA.', 'SBA'],
  ['L29', "Un'abilità innescata viene attivata.", 'abilità innescata viene attivata'],
  ['L36', 'Vedi 119.3-119.6.', '-'],
  ['L40', 'Poichè e benchè.', 'Poichè'],
  ['L50', 'Anna avrà 3 punti vita.', 'avrà'],
  ['L50', 'Nora potrebbe pagare.', 'potrebbe'],
  ['L50', 'Qui contiamo i danni.', 'contiamo'],
  ['L50', 'Poi vedrai il totale.', 'vedrai'],
  ['L53', 'Quali affermazioni non sono vere?', 'Quali affermazioni non', { where: 'stem' }],
  [
    'L22',
    'Orso e Sfinge sono TAPpate.',
    'Orso e Sfinge sono TAPpate',
    { where: 'trace', things: [thing('Orso', 'm'), thing('Sfinge', 'f')] },
  ],
  ['L22', 'Sfinge è stato distrutta.', 'Sfinge è stato distrutta', { where: 'trace', things: [thing('Sfinge', 'f')] }],
  ['L31', "Nora vede l'incantesimo.", 'incantesimo', { where: 'stem', things: [thing('Orso', 'm', 'creature')] }],
  ['L38', 'Vedi 119.6–119.3.', '119.6–119.3', { rules: new Set(['119.3', '119.6']) }],
  ['L52', 'Nora vince.', '.', { where: 'option', options: [bare('Nora vince.'), bare('Anna vince')] }],
  ['L57', 'Turno di Alice. Orso attacca.', 'Turno di Alice', { where: 'stem', players: [anna, nora] }],
  ['L57', 'Orso attacca.', 'Orso attacca.', { where: 'stem', players: [nora, anna] }],
  ['L57', 'Anna attacca.', 'Anna attacca.', { where: 'stem', players: [anna, nora], things: [thing('Nora', 'f')] }],
  ['L58', 'Il danno di Belva resta.', 'Belva', { where: 'trace', players: [anna], things: [thing('Urna', 'f')] }],
  ['L58', 'Quanti punti vita ha Nora?', 'Nora', { where: 'stem', players: [anna, nora], scenario: 'Turno di Anna.' }],
  [
    'L60',
    'Nora perde 2 punti vita: da 7 a 5.',
    'da 7 a 5',
    { where: 'trace', players: [anna, nora], before: ['Nora perde 1 punto vita: da 9 a 8.'] },
  ],
  [
    'L60',
    'Orso infligge 2 danni a Golem: il danno segnato passa da 0 a 3.',
    'da 0 a 3',
    { where: 'trace', things: [thing('Orso', 'm'), thing('Golem', 'm')], players: [anna] },
  ],
  [
    'L60',
    'Nora perde 2 punti vita: da 7 a 5.',
    'Nora perde 2 punti vita: da 7 a 5.',
    { where: 'trace', players: [nora], answer: { player: 'Nora', life: 4 } },
  ],
  [
    'L59',
    'Poi legame vitale conta.',
    'legame vitale',
    { glossary: [{ it: 'legame vitale', en: 'lifelink', introduce: true }] },
  ],
  [
    'L59',
    'Il legame vitale (lifelink) conta.',
    'lifelink',
    { glossary: [{ it: 'legame vitale', en: 'lifelink' }], before: ['Qui il legame vitale (lifelink).'] },
  ],
]

const rows = wrong.map(([check, text, found, context]) => ({ check, text, found, context }))

it.each(rows)('$check finds: $text', ({ check, text, found, context }) => {
  const findings = lint(text, { where: 'lesson', ...context }).filter((f) => f.check === check)
  expect(findings.map((f) => f.found)).toContain(found)
  expect(findings[0]?.text.slice(findings[0].at, findings[0].at + findings[0].length)).toBe(findings[0]?.found)
})

it('takes what each of a team loses for all that their total falls by', () => {
  const check = (text: string) =>
    lint(text, { where: 'trace', players: [anna, nora] }).flatMap((f) => (f.check === 'L60' ? [f.found] : []))
  const told = 'Anna e Nora perdono nello stesso momento 2 punti vita ciascuna: il totale della squadra di Anna scende'
  expect(check(`${told} da 30 a 26.`)).toEqual([])
  expect(check(`${told} da 30 a 28.`)).toEqual(['da 30 a 28'])
})

it('takes a toughness that damage is compared with for no total of it', () => {
  const check = (text: string) =>
    lint(text, { where: 'trace', things: [thing('Golem', 'm', 'creature')] }).flatMap((f) =>
      f.check === 'L60' ? [f.found] : [],
    )
  const told =
    'Il danno segnato su Golem è 2 e la costituzione è 3. Drago infligge 2 danni a Golem: il danno segnato passa'
  expect(check(`${told} da 2 a 4.`)).toEqual([])
  expect(check(`${told} da 3 a 5.`)).toEqual(['da 3 a 5'])
})

const feedback = (text: string, context: Partial<Context> = {}) =>
  lint(text, { where: 'feedback', rules: new Set(['119.4', '119.6', '704.3']), ...context }).map((f) => f.check)

it.each([
  'Fermi il totale a 0. La perdita toglie tutti i punti vita che dice. Rileggi 119.4.',
  'Non conti il danno di Orso. Rileggi 119.6 e 704.3.',
  'Ti fermi al primo danno. Conta anche il secondo. Rileggi 119.6.',
])('feedback of the right shape: %s', (text) => expect(feedback(text)).toEqual([]))

it.each([
  ['Il totale scende. Rileggi 119.4.'],
  ['Chi paga perde. Rileggi 119.4.'],
  ['Hai contato il danno. Rileggi 119.4.'],
  ['Conti il danno. Rileggi la 119.4.'],
  ['Conti il danno. Rileggi 119.4, 119.6 e 704.3.'],
  ['Conti il danno.'],
  ['Conti il danno di Nora. Rileggi 119.4.'],
  ['Conti uno. Conti due. Conti tre. Conti quattro. Rileggi 119.4.'],
])('feedback of another shape: %s', (text) => expect(feedback(text)).toContain('L55'))

it('feedback exists once for each belief', () => {
  const text = 'Conti il danno. Rileggi 119.4.'
  expect(feedback(text, { paragraphs: ['a', 'b'] })).toEqual([])
  expect(feedback(text, { paragraphs: ['a', 'b', 'a'] })).toEqual(['L55'])
  expect(
    lint('Conti il danno. Rileggi 119.9.', { where: 'feedback', rules: new Set(['119.4']) }).map((f) => f.check),
  ).toEqual(['L38', 'L55'])
})
