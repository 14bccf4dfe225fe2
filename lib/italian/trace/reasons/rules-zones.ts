import { verbatim } from '../../grammar/index'
import type { Reasons, Setting } from './setting'

/** Who may look at a card in exile, as the scenario says it. */
const allowed = (s: Setting): boolean =>
  Object.values(s.people.start.state.objects).some((o) => (o.lookers?.length ?? 0) > 0)

/** Reasons that the rules about zones give. */
export const zoneRuleReasons: Readonly<Record<string, Reasons>> = {
  '406.3': {
    yes: "l'effetto che ha esiliato la carta lo permette",
    no: (s: Setting) =>
      verbatim(allowed(s) ? "l'effetto permette di guardarla solo ad altri" : 'nessun effetto permette di guardarla'),
  },
}
