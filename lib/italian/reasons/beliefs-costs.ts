import { either } from './parts'

/** Reasons that beliefs about casting and costs give. */
export const costBeliefReasons = {
  'alt-cost-changes-mv': either('il valore di mana è ciò che si paga'),
  'cost-reduction-lost-mid-payment': either('chi perde la riduzione durante il pagamento paga di più'),
  'counter-refunds': either('di una magia neutralizzata tornano i costi'),
  'emerge-reduces-colored': either('la riduzione tocca anche il mana colorato'),
  'escalate-repeat-mode': either('lo stesso modo si può scegliere più volte'),
  'flash-makes-instant': either('lampo rende la carta un istantaneo'),
  'free-spell-no-additional': either('una magia gratuita non ha costi addizionali'),
  'free-spell-x': either('anche gratis X è un numero a scelta'),
  'madness-sorcery-timing': either('una stregoneria si lancia solo nella propria fase principale'),
  'mana-ability-with-draw': either("ogni abilità che aggiunge mana è un'abilità di mana"),
  'mana-value-is-paid-cost': either('il valore di mana cala con la riduzione'),
  'modes-chosen-on-resolution': either('il modo si sceglie alla risoluzione'),
  'respond-to-mana-ability': either("a un'abilità di mana si può rispondere"),
  'targets-chosen-on-resolution': either('il bersaglio si sceglie alla risoluzione'),
  'token-has-mana-value': either("una pedina ha il valore di mana dell'originale"),
  'two-alternative-costs': either('due costi alternativi si combinano'),
  'x-on-battlefield': either('sul campo di battaglia X conserva il suo valore'),
}
