import type { Scenario } from '#lib/rules/index'
import { verbatim } from '../../grammar/index'
import type { Reason, Reasons, Setting } from './setting'

// Reasons about who has to attack or to block: what the board asks for decides in which words.

/** Whether the board of a question says something of the kind. */
const says = (s: Scenario, key: string): boolean => JSON.stringify([s.field, s.effects]).includes(key)

/** One reason where the board says something, another where it does not. */
const where =
  (key: string, so: string, otherwise: string): Reason =>
  ({ people }: Setting) =>
    verbatim(says(people.scenario, key) ? so : otherwise)

/** One reason where somebody has to attack or to block, another where nobody has. */
export const whereAsked = (so: string, otherwise: string): Reason => where('"must":', so, otherwise)

/** Of rules, by number. */
export const askedRuleReasons: Readonly<Record<string, Reasons>> = {
  '508.1d': {
    yes: "l'obbligo vale solo per chi è in grado di attaccare",
    no: 'così resta fuori una creatura obbligata ad attaccare',
  },
  '508.1h': { yes: 'nessuno è obbligato a pagare per attaccare' },
  '509.1c': {
    yes: (x) =>
      says(x.people.scenario, '"menace"')
        ? verbatim('un obbligo non fa bloccare contro una restrizione')
        : verbatim("per l'obbligo basta un solo bloccante"),
    no: where(
      '"by":',
      'una creatura può bloccare, deve farlo e non lo fa',
      "l'attaccante deve essere bloccato, e chi può farlo c'è",
    ),
  },
}

/** Of beliefs, by id. */
export const askedBeliefReasons: Readonly<Record<string, Reasons>> = {
  'must-attack-unable': { no: 'chi deve attaccare attacca anche se TAPpato o appena arrivato' },
  'must-attack-pays': { no: 'chi deve attaccare deve anche pagare per farlo' },
  'must-attack-any': { yes: "basta che attacchi una creatura qualsiasi per rispettare l'obbligo" },
  'must-beats-cant': { no: "l'obbligo di attaccare prevale sul divieto", yes: "l'obbligo prevale sul divieto" },
  'lure-one-blocker': { yes: 'basta che blocchi una creatura, anche se devono farlo tutte' },
  'must-be-blocked-by-all': { no: 'una creatura che deve essere bloccata va bloccata da chiunque possa' },
  'must-block-unable': { no: 'chi deve bloccare blocca anche da TAPpato o contro una restrizione' },
}
