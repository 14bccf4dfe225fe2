import type { Reasons } from '../reasons'
import { either } from './parts'

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
}
