import { type Phrase, verbatim } from '../../grammar/index'
import type { Setting } from './setting'

/** Of a spell with X that is free: who takes X for one more cost has it go with the others. */
const withoutCosts = ({ people: { scenario }, action }: Setting): Phrase => {
  const step = action === undefined ? undefined : scenario.script?.[action]
  const x = typeof step === 'object' && 'cast' in step && step.x !== undefined
  return verbatim(
    x ? 'X è un costo addizionale, e una magia gratuita non ne ha' : 'una magia gratuita non ha costi addizionali',
  )
}

/** Reasons that beliefs about casting and costs give. */
export const costBeliefReasons = {
  'alt-cost-changes-mv': { yes: 'il valore di mana è ciò che si paga' },
  'cost-reduction-lost-mid-payment': { no: 'chi perde la riduzione durante il pagamento paga di più' },
  'counter-refunds': { yes: 'una magia neutralizzata torna in mano, e i costi tornano indietro' },
  'emerge-reduces-colored': { yes: 'la riduzione tocca anche il mana colorato' },
  'emerge-creature-still-there': {
    yes: 'quando la magia è lanciata la creatura sacrificata è ancora sul campo di battaglia',
  },
  'emerge-zero-illegal': { no: 'non si sacrifica una creatura con valore di mana 0' },
  'escalate-counts-first': { no: 'incrementare si paga per ogni modo' },
  'fuse-right-first': { no: 'di una magia fusa si esegue prima la metà destra' },
  'madness-from-graveyard': { yes: 'con follia la carta passa dal cimitero' },
  'madness-not-discarded': { no: 'una carta che va in esilio non è scartata' },
  'suspend-mandatory': { yes: "tolto l'ultimo segnalino tempo la carta si deve lanciare" },
  'suspend-owner-timing': { yes: 'con la priorità si può sempre sospendere' },
  'suspend-as-sorcery': { no: 'si sospende solo quando si può lanciare una stregoneria' },
  'suspend-ignores-bans': { yes: 'un divieto di lanciare la carta non vieta di sospenderla' },
  'suspended-without-counters': { yes: 'una carta senza segnalini tempo resta sospesa' },
  'suspend-uses-stack': { no: 'sospendere usa la pila' },
  'escalate-repeat-mode': { yes: 'lo stesso modo si può scegliere più volte' },
  'flash-makes-instant': { yes: 'lampo rende la carta un istantaneo' },
  'free-spell-no-additional': {
    yes: 'una magia gratuita non chiede altri costi',
    no: withoutCosts,
  },
  'free-spell-x': { yes: 'anche gratis X è un numero a scelta' },
  'madness-sorcery-timing': { no: 'una stregoneria si lancia solo nella propria fase principale' },
  'mana-ability-with-draw': { yes: "ogni abilità che aggiunge mana è un'abilità di mana" },
  'mana-value-is-paid-cost': { yes: 'il valore di mana cala con la riduzione' },
  'modes-chosen-on-resolution': { yes: 'il modo si sceglie alla risoluzione' },
  'respond-to-mana-ability': { no: "anche un'abilità di mana aspetta in pila" },
  'targets-chosen-on-resolution': { yes: 'il bersaglio si sceglie alla risoluzione' },
  'token-has-mana-value': { yes: "una pedina ha il valore di mana dell'originale" },
  'two-alternative-costs': { yes: 'due costi alternativi si combinano' },
  'x-on-battlefield': { yes: 'sul campo di battaglia X conserva il suo valore' },
}
