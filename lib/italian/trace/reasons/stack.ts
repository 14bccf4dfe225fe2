import { either } from './parts'
import type { Reasons } from './setting'

/** Reasons of beliefs about the stack, priority and abilities that trigger: each of them is false. */
export const stackReasons: Readonly<Record<string, Reasons>> = {
  'ability-dies-with-source': either("l'abilità sparisce insieme alla sua fonte"),
  'delayed-sacrifice-not-controller': either('il sacrificio ritardato vale chiunque controlli la pedina'),
  'intervening-if-once': either("la condizione si controlla solo quando l'abilità si innesca"),
  'land-is-spell': either('una terra si lancia come ogni altra carta'),
  'respond-to-land': either('la terra giocata va in pila'),
  'simultaneous-death-in-turn': either('le creature muoiono una alla volta'),
  'trigger-controller-current': either("l'abilità è di chi controlla adesso la fonte"),
  'uncounterable-no-target': either('una magia che non può essere neutralizzata si risolve sempre'),
  'empty-stack-ends-phase': either('con la pila vuota la fase finisce'),
  'prowess-after-spell': either('prodezza si risolve dopo la magia'),
  'prowess-needs-resolution': either('prodezza vale solo se la magia si risolve'),
  'prowess-on-copy': either('anche la copia fa innescare prodezza'),
  'prowess-once': either('più istanze di prodezza danno un solo bonus'),
  'sba-uses-stack': either('a ciò che lo stato genera si può rispondere'),
  'ward-is-hexproof': either('una creatura con egida non si può bersagliare'),
}
