import type { Reasons } from './setting'

/** Reasons of beliefs about the stack, priority and abilities that trigger: each of them is false. */
export const stackReasons: Readonly<Record<string, Reasons>> = {
  'ability-dies-with-source': {
    yes: "senza la fonte l'abilità in pila non c'è più",
    no: "anche in pila un'abilità sparisce insieme alla sua fonte",
  },
  'delayed-sacrifice-not-controller': { no: 'il sacrificio ritardato vale chiunque controlli la pedina' },
  'intervening-if-once': { yes: "la condizione si controlla solo quando l'abilità si innesca" },
  'intervening-if-later': { yes: 'la condizione si controlla solo alla risoluzione' },
  'land-is-spell': { yes: 'una terra si lancia come ogni altra carta' },
  'stack-outlives-player': { yes: 'le magie di chi lascia la partita si risolvono lo stesso' },
  'respond-to-land': { yes: 'la terra giocata va in pila' },
  'simultaneous-death-in-turn': { yes: 'le creature muoiono una alla volta' },
  'trigger-controller-current': { yes: "l'abilità è di chi controlla adesso la fonte" },
  'uncounterable-no-target': { yes: 'una magia che non può essere neutralizzata si risolve sempre' },
  'empty-stack-ends-phase': { no: 'con la pila vuota la fase finisce' },
  'prowess-after-spell': { no: 'prodezza si risolve dopo la magia' },
  'prowess-needs-resolution': { no: 'prodezza vale solo se la magia si risolve' },
  'prowess-on-copy': { yes: 'anche la copia fa innescare prodezza' },
  'prowess-once': { no: 'più istanze di prodezza danno un solo bonus' },
  'sba-uses-stack': { yes: 'alle azioni generate dallo stato si può rispondere' },
  'ward-is-hexproof': {
    yes: 'una creatura con egida non è mai un bersaglio legale',
    legal: { no: 'una creatura con egida non si può bersagliare' },
  },
}
