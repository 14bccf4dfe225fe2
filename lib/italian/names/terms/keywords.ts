import { type Noun, noun } from '../../grammar/index'
import { subtype } from './types'

/** A keyword ability, with one sentence in our own words that recalls what it does. */
export interface KeywordTerm {
  readonly it: Noun
  readonly en: string
  readonly reminder: string
}

const m = (it: string, en: string, reminder: string): KeywordTerm => ({ it: noun(it, 'm'), en, reminder })
const f = (it: string, en: string, reminder: string): KeywordTerm => ({ it: noun(it, 'f'), en, reminder })

export const keywords = {
  flying: m('volare', 'flying', 'Solo le creature con volare o raggiungere possono bloccare questa creatura.'),
  reach: m('raggiungere', 'reach', 'La creatura può bloccare anche le creature con volare.'),
  'first-strike': m(
    'attacco improvviso',
    'first strike',
    'La creatura infligge danno da combattimento nella prima delle due sottofasi e non nella seconda.',
  ),
  'double-strike': m(
    'doppio attacco',
    'double strike',
    'La creatura infligge danno da combattimento in entrambe le sottofasi.',
  ),
  trample: m(
    'travolgere',
    'trample',
    'Assegnato il danno letale a tutti i bloccanti, il resto può andare a ciò che la creatura attacca.',
  ),
  deathtouch: m(
    'tocco letale',
    'deathtouch',
    "Un'azione generata dallo stato distrugge ogni creatura che ha subito danno da questa fonte.",
  ),
  lifelink: m(
    'legame vitale',
    'lifelink',
    'Il danno che la fonte infligge fa anche guadagnare punti vita a chi la controlla.',
  ),
  infect: m(
    'infettare',
    'infect',
    'Il danno della fonte mette segnalini −1/−1 sulle creature e dà segnalini veleno ai giocatori, che non perdono punti vita.',
  ),
  wither: m(
    'avvizzire',
    'wither',
    'Il danno della fonte a una creatura non resta segnato: al suo posto arrivano segnalini −1/−1.',
  ),
  shadow: f(
    'ombra',
    'shadow',
    'La creatura può bloccare solo creature con ombra, e solo creature con ombra possono bloccarla.',
  ),
  undying: m(
    'immortale',
    'undying',
    'Quando il permanente muore senza segnalini +1/+1, torna sul campo di battaglia con un segnalino +1/+1.',
  ),
  toxic: m(
    'tossico',
    'toxic',
    'Il giocatore che subisce danno da combattimento dalla creatura riceve anche i segnalini veleno che il numero indica.',
  ),
  indestructible: m(
    'indistruttibile',
    'indestructible',
    "Nessun effetto e nessun'azione generata dallo stato distrugge il permanente.",
  ),
  vigilance: f('cautela', 'vigilance', 'La creatura attacca e non si TAPpa.'),
  menace: m('minacciare', 'menace', 'Per bloccare la creatura servono almeno 2 creature.'),
  haste: f(
    'rapidità',
    'haste',
    'La creatura può attaccare e usare le abilità con {T} o {Q} già nel turno in cui arriva.',
  ),
  defender: m('difensore', 'defender', 'Chi controlla la creatura non può dichiararla attaccante.'),
  flash: m('lampo', 'flash', 'La carta si può giocare in ogni momento in cui si può lanciare un istantaneo.'),
  hexproof: m(
    'anti-malocchio',
    'hexproof',
    'Le magie e le abilità degli avversari non possono bersagliare chi ha anti-malocchio.',
  ),
  shroud: m('velo', 'shroud', "Nessuna magia e nessun'abilità può bersagliare chi ha velo."),
  protection: f(
    'protezione',
    'protection',
    'Ciò che ha la qualità indicata non può bersagliare, bloccare, incantare o equipaggiare la creatura, e il suo danno è prevenuto.',
  ),
  ward: f(
    'egida',
    'ward',
    "Quando un avversario bersaglia il permanente, un innesco neutralizza la magia o l'abilità se l'avversario non paga il costo.",
  ),
  prowess: f(
    'prodezza',
    'prowess',
    'Quando chi controlla la creatura lancia una magia non creatura, la creatura ottiene +1/+1 fino alla fine del turno.',
  ),
  persist: m(
    'persistere',
    'persist',
    'Se muore senza segnalini −1/−1, la creatura torna sul campo di battaglia con 1 segnalino −1/−1.',
  ),
  regenerate: m(
    'rigenerare',
    'regenerate',
    'Lo scudo sostituisce la distruzione seguente: via il danno segnato, il permanente si TAPpa ed esce dal combattimento.',
  ),
  enchant: m('incantare', 'enchant', "Dice che cosa l'Aura bersaglia in pila e a che cosa può restare assegnata."),
  equip: m(
    'equipaggiare',
    'equip',
    "Abilità attivata che assegna l'Equipaggiamento a una creatura di chi lo controlla, con i tempi di una stregoneria.",
  ),
  landwalk: m(
    'passa-[terra]',
    'landwalk',
    'Nessuno può bloccare la creatura se il giocatore in difesa controlla una terra del tipo indicato.',
  ),
  intimidate: m(
    'intimidire',
    'intimidate',
    'Solo le creature artefatto e quelle con un colore in comune possono bloccare la creatura.',
  ),
  convoke: f(
    'convocazione',
    'convoke',
    'Ogni creatura TAPpata per lanciare la magia paga {1} o 1 mana di un suo colore.',
  ),
  cycling: m('ciclo', 'cycling', 'Chi paga il costo e scarta la carta dalla mano pesca 1 carta.'),
  flashback: m(
    'flashback',
    'flashback',
    'Con il costo indicato la carta si lancia dal cimitero; quando lascia la pila va in esilio.',
  ),
  madness: f(
    'follia',
    'madness',
    'Chi scarta la carta la mette in esilio; può lanciarla per il costo indicato, altrimenti la mette nel cimitero.',
  ),
  kicker: m('potenziamento', 'kicker', 'Costo addizionale facoltativo: chi lo paga ottiene un effetto in più.'),
  morph: f(
    'metamorfosi',
    'morph',
    'La carta si può lanciare a faccia in giù come creatura 2/2 per {3}; il costo indicato la gira a faccia in su.',
  ),
  megamorph: f(
    'megametamorfosi',
    'megamorph',
    'Come metamorfosi; la creatura girata pagando questo costo riceve anche 1 segnalino +1/+1.',
  ),
  disguise: m(
    'camuffare',
    'disguise',
    'La carta si lancia a faccia in giù per {3}: è una creatura 2/2 con egida {2}. Il costo indicato la gira a faccia in su.',
  ),
  suspend: m(
    'sospendere',
    'suspend',
    "La carta va dalla mano in esilio con segnalini tempo; tolto l'ultimo, si può giocare senza pagarne il costo di mana.",
  ),
  storm: f(
    'tempesta',
    'storm',
    'Quando la magia è lanciata, un innesco la copia una volta per ogni magia lanciata prima nel turno.',
  ),
  'split-second': f(
    'frazione di secondo',
    'split second',
    'Finché la magia è in pila nessuno lancia magie o attiva abilità, tranne quelle di mana.',
  ),
  fuse: f('fusione', 'fuse', 'Dalla mano le due metà della carta si possono lanciare insieme, come una sola magia.'),
  aftermath: {
    it: noun('conseguenze', 'f', 'p'),
    en: 'aftermath',
    reminder: 'Questa metà si lancia solo dal cimitero; quando lascia la pila la carta va in esilio.',
  },
  emerge: m(
    'emergere',
    'emerge',
    'Costo alternativo con il sacrificio di una creatura: il mana generico cala del valore di mana della creatura.',
  ),
  escalate: m(
    'incrementare',
    'escalate',
    'Chi lancia la magia paga il costo indicato per ogni modo scelto oltre il primo.',
  ),
  crew: m(
    'manovrare',
    'crew',
    'TAPpa creature con forza totale almeno pari al numero: il Veicolo diventa una creatura artefatto fino alla fine del turno.',
  ),
  decayed: m(
    'decomposto',
    'decayed',
    'La creatura non può bloccare; se attacca, chi la controlla la sacrifica alla fine del combattimento.',
  ),
  phasing: m(
    'sfasamento',
    'phasing',
    'A turni alterni il permanente è fuori fase: resta sul campo di battaglia ma vale come inesistente.',
  ),
} as const satisfies Record<string, KeywordTerm>

export type KeywordId = keyof typeof keywords

export const isKeyword = (id: string): id is KeywordId => id in keywords

/** A keyword with its parameter as it stands on a card: `tossico 2`, `egida {2}`, `protezione dal rosso`, `passa-foreste`. */
export function keywordText(id: KeywordId, parameter?: string | number): string {
  if (id === 'landwalk' && typeof parameter === 'string') return `passa-${subtype(parameter).plural.toLowerCase()}`
  const it = keywords[id].it.text
  return parameter === undefined ? it : `${it} ${parameter}`
}
