import { phrase, verbatim } from '../../grammar/index'
import type { Reasons, Setting } from './setting'

/** Who may look at a card in exile, as the scenario says it. */
const allowed = (s: Setting): boolean =>
  Object.values(s.people.start.state.objects).some((o) => (o.lookers?.length ?? 0) > 0)

/** Reasons that the rules about zones give. */
export const zoneRuleReasons: Readonly<Record<string, Reasons>> = {
  '402.2': { no: 'le carte in mano non sono più di 7' },
  '514.1': {
    yes: 'il giocatore attivo scarta le carte oltre le 7 quando il suo turno finisce',
    no: ({ who }: Setting) => phrase`nella cancellazione scarta solo il giocatore attivo, che non è ${who}`,
  },
  '400.7': { yes: 'la creatura che rientra è un nuovo oggetto, e non è più il bersaglio' },
  '614.1a': { no: "l'esilio ha preso il posto del cimitero" },
  '700.4': {
    yes: 'la creatura è andata nel cimitero dal campo di battaglia, dunque è morta',
    no: 'la creatura è andata in esilio, dunque non è morta',
  },
  '702.93a': {
    yes: 'la creatura è morta senza segnalini +1/+1',
    no: 'la creatura è morta con un segnalino +1/+1',
  },
  '406.3': {
    yes: "l'effetto che ha esiliato la carta lo permette",
    no: (s: Setting) =>
      verbatim(allowed(s) ? "l'effetto permette di guardarla solo ad altri" : 'nessun effetto permette di guardarla'),
  },
}
