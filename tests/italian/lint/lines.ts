import { name } from '#lib/italian/grammar/index'
import type { Context, LintOption, Thing } from '#lib/italian/lint/index'

/** A text that a check must find, with what it finds in it, and one that it must leave alone. */
export interface Line {
  readonly id: string
  readonly wrong: string
  /** The whole text where absent. */
  readonly found?: readonly string[]
  readonly right: string
  readonly context?: Partial<Context>
  /** Where the right text needs another one. */
  readonly rightContext?: Partial<Context>
}

export const anna = name('Anna', 'f')
export const nora = name('Nora', 'f')
export const thing = (text: string, gender: 'm' | 'f', ...types: string[]): Thing => ({ ...name(text, gender), types })
const orso = thing('Orso', 'm', 'creature')
const sfinge = thing('Sfinge', 'f', 'creature')

const option = (value: string, ...beliefs: string[]): LintOption => ({
  text: value,
  value,
  right: beliefs.length === 0,
  beliefs,
})
const twins = [option('17', 'infect-also-life'), option('17', 'infect-cancels-lifelink'), option('20')]
const distinct = [option('17', 'infect-also-life'), option('20'), option('10', 'infect-cancels-lifelink')]

/** One line of each kind for every check. */
export const lines: readonly Line[] = [
  {
    id: 'L01',
    wrong: 'Anna prepara un scudo di rigenerazione.',
    found: ['un scudo'],
    right: 'Anna prepara uno scudo di rigenerazione.',
  },
  {
    id: 'L02',
    wrong: 'Il danno va allo planeswalker.',
    found: ['allo planeswalker'],
    right: 'Il danno va al planeswalker; nello stesso evento lo scudo si esaurisce e uno solo resta.',
  },
  {
    id: 'L03',
    wrong: 'Nora risolve una abilità della Aura.',
    found: ['una abilità', 'della Aura'],
    right: "Nora risolve un'abilità dell'Aura, una alla volta.",
  },
  {
    id: 'L04',
    wrong: 'Il controllo riguarda la abilità in pila.',
    found: ['la abilità'],
    right: "Il controllo riguarda l'abilità in pila.",
  },
  {
    id: 'L05',
    wrong: "Nora controlla un'artefatto.",
    found: ["un'artefatto"],
    right: "Nora controlla un artefatto e un'Aura.",
  },
  { id: 'L06', wrong: 'Anna attiva un abilità.', found: ['un abilità'], right: "Anna attiva un'abilità." },
  {
    id: 'L07',
    wrong: 'Anna TAPpa i artefatti e conta i scudi.',
    found: ['i artefatti', 'i scudi'],
    right: 'Anna TAPpa gli artefatti e conta gli scudi.',
  },
  {
    id: 'L08',
    wrong: 'Un effetto distrugge gli permanenti.',
    found: ['gli permanenti'],
    right: 'Un effetto distrugge i permanenti e gli Zombie.',
  },
  {
    id: 'L09',
    wrong: 'Lo scudo previene i 8 danni.',
    found: ['i 8'],
    right: 'Lo scudo previene gli 8 danni e dei 3 restanti nessuno.',
  },
  {
    id: 'L10',
    wrong: 'Il totale passa dal 8 al 3, come dice la 810.4.',
    found: ['dal 8', 'la 810'],
    right: "Il totale passa dall'8 al 3, come dicono l'810.4 e la 119.4.",
  },
  {
    id: 'L11',
    wrong: "Anna macina l'8 carte e un'2/2 muore.",
    found: ["l'8 carte", "un'2"],
    right: "Anna macina le 8 carte e un'8/8 muore.",
  },
  {
    id: 'L12',
    wrong: 'La carta va in il grimorio di la proprietaria.',
    found: ['in il ', 'di la '],
    right: 'La carta va nel grimorio di Nora.',
  },
  { id: 'L13', wrong: 'Orso entra coi segnalini.', found: ['coi'], right: 'Orso entra con i segnalini.' },
  {
    id: 'L14',
    wrong: 'Orso torna e entra; Golem infligge 2 danni a Anna.',
    found: ['e entra', 'a Anna'],
    right: 'Orso torna ed entra; Golem infligge 2 danni ad Anna.',
  },
  {
    id: 'L15',
    wrong: 'Il danno va ad ogni creatura ed anche a Nora.',
    found: ['ad o', 'ed a'],
    right: 'Il danno va a ogni creatura e anche a Nora, ad esempio.',
  },
  {
    id: 'L16',
    wrong: "La magia d'Anna bersaglia la Nora.",
    found: ["d'Anna", 'la Nora'],
    right: 'La magia di Anna bersaglia Nora.',
  },
  {
    id: 'L17',
    wrong: 'Zecca non infligge nessuno danno.',
    found: ['nessuno danno'],
    right: 'Zecca non infligge nessun danno e nessuna carta cambia zona.',
  },
  {
    id: 'L18',
    wrong: 'Orso infligge 2 danno ad Anna.',
    found: ['2 danno'],
    right: 'Orso infligge 2 danni ad Anna e 1 danno a Golem.',
  },
  {
    id: 'L19',
    wrong: 'Nora perde 1 punti vita e pesca 3 carta.',
    found: ['1 punti', '3 carta'],
    right: 'Nora perde 1 punto vita e pesca 3 carte.',
  },
  {
    id: 'L20',
    wrong: 'Nora guadagna 2 vite e perde vita.',
    found: ['2 vite', 'perde vita'],
    right: 'Nora guadagna 2 punti vita.',
  },
  {
    id: 'L21',
    wrong: 'Dallo scudo resta 3 danni da prevenire e vengono rimossi 1 segnalino.',
    found: ['resta 3', 'vengono rimossi 1'],
    right: 'Restano 3 danni da prevenire e viene rimosso 1 segnalino; il totale resta 4.',
  },
  {
    id: 'L22',
    wrong: 'Sfinge viene distrutto.',
    found: ['Sfinge viene distrutto'],
    right: 'Sfinge viene distrutta; Orso e Sfinge sono TAPpati.',
    context: { where: 'trace', things: [orso, sfinge] },
  },
  { id: 'L23', wrong: 'Nora viene sconfitta.', found: ['Nora viene sconfitta'], right: 'Nora perde la partita.' },
  {
    id: 'L24',
    wrong: 'Il/la giocatore/trice attiv* riceve priorità.',
    found: ['Il/la', 'v*'],
    right: 'Chi gioca il turno riceve priorità con una creatura 2/2.',
  },
  {
    id: 'L25',
    wrong: 'Anna paga 2 PV prima della SBA.',
    found: ['PV', 'SBA'],
    right: 'Anna paga 2 punti vita prima del controllo.',
  },
  {
    id: 'L26',
    wrong: 'Anna tappa Foresta e Nora ha Orso STAPPATO.',
    found: ['tappa', 'STAPPATO'],
    right: 'Anna TAPpa Foresta e Nora ha Orso STAPpato dopo lo STAP.',
  },
  {
    id: 'L27',
    wrong: 'Anna casta una magia e Nora la countera.',
    found: ['casta', 'countera'],
    right: 'Anna lancia una magia e Nora la neutralizza.',
  },
  {
    id: 'L28',
    wrong: 'Orso entra in gioco nella fase di mantenimento.',
    found: ['in gioco', 'fase di mantenimento'],
    right: 'Orso entra nella sottofase di mantenimento.',
  },
  {
    id: 'L29',
    wrong: 'Anna lancia una magia e prodezza si attiva.',
    found: ['prodezza si attiva'],
    right: "Anna lancia una magia e prodezza si innesca; poi Nora attiva un'abilità.",
  },
  {
    id: 'L30',
    wrong: 'Anna lancia una terra e gioca un istantaneo.',
    found: ['lancia una terra', 'gioca un istantaneo'],
    right: 'Anna gioca una terra e lancia un istantaneo.',
  },
  {
    id: 'L31',
    wrong: "Nora neutralizza l'incantesimo Brace.",
    found: ['incantesimo Brace'],
    right: 'Nora neutralizza la magia Brace; Veglia è un incantesimo sul campo di battaglia.',
    context: { where: 'trace', things: [thing('Brace', 'f', 'sorcery'), thing('Veglia', 'f', 'enchantment')] },
  },
  {
    id: 'L32',
    wrong: 'Anna crea 2 segnalini Soldato e mette 1 pedina +1/+1.',
    found: ['crea 2 segnalin', 'pedina +1'],
    right: 'Anna crea 2 pedine creatura Soldato e mette 1 segnalino +1/+1.',
  },
  {
    id: 'L33',
    wrong: 'Anna rimescola la pila del grimorio.',
    found: ['pila del grimorio'],
    right: 'Anna rimescola il grimorio e la magia resta in pila.',
  },
  {
    id: 'L34',
    wrong: 'I 3 danni di Golem distruggono Orso.',
    found: ['danni di Golem distruggono'],
    right: "Il danno segnato è 3: un'azione generata dallo stato distrugge Orso.",
  },
  {
    id: 'L35',
    wrong: 'Alla fine del turno Anna sacrifica la pedina.',
    found: ['Alla fine del turno'],
    right: "All'inizio della sottofase finale Anna sacrifica la pedina; Orso ha +1/+1 fino alla fine del turno.",
  },
  {
    id: 'L36',
    wrong: 'Nora mette 1 segnalino -1/-1 su Orso.',
    found: ['-1', '-1'],
    right: 'Nora mette 1 segnalino −1/−1 su Orso; vedi 119.3–119.6.',
  },
  {
    id: 'L37',
    wrong: 'Lo dicono CR 119.4.a, 120.3 f e 704.5l.',
    found: ['CR 119', '120.3 f', '704.5l'],
    right: 'Lo dicono 119.4a, 120.3f e 704.5k.',
  },
  {
    id: 'L38',
    wrong: '401.8',
    right: '401.7',
    context: { rules: new Set(['401.1', '401.7']) },
  },
  {
    id: 'L39',
    wrong: 'Anna paga 2 punti vita (119.4).',
    found: ['119.4'],
    right: 'Anna paga 2 punti vita: il totale scende da 2 a 0.',
    context: { where: 'trace' },
  },
  {
    id: 'L40',
    wrong: "Anna non puo' pagare perchè E' a 0.",
    found: ["puo'", 'perchè', "E'"],
    right: 'Anna non può pagare perché è a 0. Qual è il totale?',
  },
  {
    id: 'L41',
    wrong: 'Anna lancia "Brace" con l’altra mano.',
    found: ['"', '"', '’'],
    right: "Anna controlla un'abilità con «Pesca una carta.»",
  },
  {
    id: 'L42',
    wrong: 'Nora pesca tre carte.',
    found: ['tre carte'],
    right: 'Nora pesca 3 carte per «Pesca tre carte.» e le due creature muoiono.',
    context: { where: 'trace' },
  },
  {
    id: 'L43',
    wrong: 'Giusto! Quale NON è legale?',
    found: ['!', 'NON'],
    right: 'Giusto. Dopo lo STAP Anna riceve priorità.',
  },
  {
    id: 'L44',
    wrong: 'Anna passa , e Nora riceve priorità..',
    found: [' ,', '..'],
    right: 'Anna passa e Nora riceve priorità.',
  },
  { id: 'L45', wrong: 'Il grimorio di di Nora è vuoto.', found: ['di di'], right: 'Il grimorio di Nora è vuoto.' },
  {
    id: 'L46',
    wrong: 'Bloccano Orso, Golem, e Lince.',
    found: ['Orso, Golem, e L'],
    right: 'Bloccano Orso, Golem e Lince.',
  },
  {
    id: 'L47',
    wrong: '{giocatore} paga undefined punti vita.',
    found: ['{giocatore}', 'undefined'],
    right: 'Nora paga {2}{U} e TAPpa Orso con {T}.',
  },
  {
    id: 'L48',
    wrong: 'anna passa. Nora riceve priorità',
    right: 'Anna passa e Nora riceve priorità.',
    context: { where: 'trace' },
  },
  {
    id: 'L49',
    wrong: `Anna paga ${'tanto '.repeat(28)}ancora.`,
    right: 'Anna paga 2 punti vita: il totale scende da 2 a 0.',
    context: { where: 'trace' },
  },
  {
    id: 'L50',
    wrong: 'Nora perderà la partita, come vediamo.',
    found: ['perderà', 'vediamo'],
    right: 'Nora perde la partita.',
  },
  {
    id: 'L51',
    wrong: 'Si, il totale basta',
    right: 'Sì, perché il totale non è minore del pagamento.',
    context: { where: 'option', form: 'yes-no' },
  },
  {
    id: 'L52',
    wrong: 'cimitero di Nora.',
    found: ['c'],
    right: 'Cimitero di Nora',
    context: { where: 'option' },
  },
  {
    id: 'L53',
    wrong: 'Nessuna delle precedenti',
    right: 'Nora non perde la partita',
    context: { where: 'option' },
  },
  {
    id: 'L54',
    wrong: '17',
    right: '10',
    context: { where: 'option', options: twins, ...(twins[1] ? { option: twins[1] } : {}) },
    rightContext: { where: 'option', options: distinct, ...(distinct[2] ? { option: distinct[2] } : {}) },
  },
  {
    id: 'L55',
    wrong: 'Hai sbagliato: Guardia infligge 4 danni.',
    found: ['Hai sbagliato: Guardia infligge 4 danni.', 'Guardia'],
    right: 'Sommi le due metà anche in pila. In pila conta solo la metà lanciata. Rileggi 202.3d.',
    context: { where: 'feedback', rules: new Set(['202.3d']), things: [thing('Guardia', 'f', 'creature')] },
  },
  { id: 'L56', wrong: 'Ovviamente Orso muore.', found: ['Ovviamente'], right: 'Orso muore.' },
  {
    id: 'L57',
    wrong: 'Turno di Nora. Anna blocca.',
    found: ['Turno di Nora'],
    right: 'Turno di Anna. Nora blocca.',
    context: { where: 'stem', players: [anna, nora] },
  },
  {
    id: 'L58',
    wrong: 'Bruno perde la partita.',
    found: ['Bruno'],
    right: 'Nora perde la partita.',
    context: { where: 'trace', players: [anna, nora] },
  },
  {
    id: 'L59',
    wrong: 'Con lifelink guadagni punti vita.',
    found: ['lifelink'],
    right: 'Con *legame vitale* (lifelink) guadagni punti vita.',
    context: { where: 'lesson', glossary: [{ it: 'legame vitale', en: 'lifelink', introduce: true }] },
  },
  {
    id: 'L60',
    wrong: 'Nora perde 5 punti vita: da 7 a 3.',
    found: ['da 7 a 3'],
    right: 'Nora perde 5 punti vita: da 7 a 2.',
    context: { where: 'trace', players: [anna, nora] },
  },
  {
    id: 'L61',
    wrong: 'Orso è una creatura da combinare, Mago ha una parte inferiore, e Anna rimescola la mano nel mazzo.',
    found: ['creatura da combinare', 'parte inferiore', 'mano nel mazzo'],
    right: 'Orso è una creatura combinabile, Mago ha una parte capovolta, e Anna rimescola la mano nel grimorio.',
  },
  {
    id: 'L62',
    wrong: "L'abilità della pedina la pedina si risolve, e Anna perde perde la partita.",
    found: ['pedina la pedina', 'perde perde'],
    right:
      "L'abilità della pedina si risolve: le pedine, a due a due, vanno via via in esilio, e l'ultima la mette Anna.",
  },
]
