import { verbatim } from '../../grammar/index'
import { isSorcery } from './parts'
import type { Reasons } from './setting'

/** Reasons that rules about the stack, casting and keyword actions give, by number. */
export const stackRuleReasons: Readonly<Record<string, Reasons>> = {
  '117.3b': { yes: 'dopo la risoluzione riceve priorità il giocatore attivo' },
  '107.1': { no: "«all'infinito» non è un numero, e un giro si ripete un numero di volte" },
  '732.2a': {
    yes: 'chi ha la priorità può dire quante volte ripete un giro',
    no: 'una scorciatoia non può dipendere da un esito che nessuno conosce',
    lost: {
      yes: 'i giri danno un numero finito di punti vita, e si possono perdere tutti',
      no: 'i giri dichiarati contano tutti, come se fossero stati giocati',
    },
  },
  '732.2b': {
    lost: {
      yes: 'contano solo i giri fino a dove la proposta è stata accorciata',
      no: 'i giri fino a dove la proposta è stata accorciata contano',
    },
  },
  '405.6f': {
    yes: 'le azioni generate dallo stato non usano la pila',
    no: 'la creatura muore prima che un giocatore riceva priorità',
  },
  '701.24a': { no: "dopo avere rimescolato nessuno conosce l'ordine delle carte" },
  '701.24b': { yes: 'la carta trovata resta da parte mentre si rimescolano le altre' },
  '701.23a': { no: "in una zona pubblica si trova ciò che c'è", yes: "nella zona pubblica non c'è niente da trovare" },
  '701.23b': { yes: 'chi cerca una qualità in una zona nascosta può non trovare' },
  '701.23d': {
    no: 'chi cerca una quantità di carte, senza una qualità, deve trovarle',
    yes: 'non ci sono carte da trovare',
  },
  '700.2d': { no: 'lo stesso modo non si sceglie 2 volte', yes: 'i modi scelti sono diversi' },
  '702.120a': {
    yes: 'incrementare si paga per ogni modo oltre il primo',
    no: 'il mana non basta per il modo oltre il primo',
  },
  '608.2b': {
    yes: 'alla risoluzione il bersaglio è illegale, e la magia non si risolve',
    no: 'alla risoluzione il bersaglio è ancora legale',
    lost: {
      yes: 'alla risoluzione un bersaglio è ancora legale, e la magia si risolve',
      no: 'alla risoluzione nessun bersaglio è legale, e la magia non si risolve',
    },
  },
  '603.2': { no: "egida non c'era ancora quando la creatura è diventata bersaglio" },
  '603.4': {
    yes: "la condizione è vera quando l'abilità si innesca e quando si risolve",
    no: "quando comincia il mantenimento la condizione non è vera, e l'abilità non si innesca",
  },
  '608.2a': { no: 'alla risoluzione la condizione non è più vera' },
  '117.1a': {
    yes: (s) =>
      verbatim(
        isSorcery(s)
          ? 'in ogni propria fase principale, con la pila vuota, si può lanciare una stregoneria'
          : 'nella propria fase principale, con la pila vuota, si può lanciare una creatura',
      ),
    no: (s) =>
      verbatim(
        isSorcery(s)
          ? 'una stregoneria si lancia solo nelle proprie fasi principali, con la pila vuota'
          : 'senza lampo una creatura si lancia solo con la pila vuota, nella propria fase principale',
      ),
  },
  '701.14a': { no: 'le due creature hanno lottato prima' },
  '701.14b': { yes: 'se manca una delle due creature, nessuna infligge danno' },
  '115.10': { no: 'la magia non bersaglia la creatura' },
  '605.1a': {
    yes: "l'abilità aggiunge soltanto mana e non usa la pila",
    no: "un'abilità che fa anche pescare aspetta in pila",
  },
  '605.3b': { yes: "il mana di un'abilità di mana arriva subito", no: "a un'abilità di mana non si può rispondere" },
}
