import type { Matter } from './setting'

/** What a reason says about the matter, whatever answer it stands beside: words for yes, and words for no. */
interface Says {
  readonly yes: RegExp
  readonly no: RegExp
}

/** Of an action: that it is allowed, or that it is not. */
const allowed: Says = {
  yes: /(?<!non |non si |nemmeno |solo )\b(?:può|possono)\b(?! solo)|(?<!e |non )\bbasta(?:no)?\b|\bpermette\b(?!.*\bsolo\b)|\bsempre permesso|\bguarda sempre|\bnon (?:vieta|limita|supera|è minore)\b|\bvieta solo\b|\bresiste\b|\bsenza perderne\b/u,
  no: /\bnon (?:si )?(?:può|possono|usa(?! la pila)|sacrifica|attacca|blocca|paga|lancia|rispetta|pagano|sceglie|basta)\b|\bnemmeno\b|\bvieta (?!solo)|(?<!non )\bsupera\b|(?<!non )\bè minore\b|(?<!che )\bserv(?:e|ono)\b|(?<!si )\bdeve\b|\bferma (?!solo)|\bimpossibile\b/u,
}

/** Of a creature: that it is still there, or that it is not. */
const there: Says = {
  yes: /\bresiste\b|\bnon può essere distrutt|\bnon è letale|\bdanno [^.]*sparisce\b|\bè minore della costituzione/u,
  no: /\bdistrugge (?:subito )?la creatura|\bva nel cimitero|(?<!non )\bè letale|\bsupera indistruttibile|\bresta segnato/u,
}

/** Of a player: that the game is lost, or that it goes on. */
const lost: Says = {
  yes: /\bperde la partita|(?<!non )\btenta di pescare da|\btotale (?:è|scende a) 0 o meno\b|(?<!non )\btocca 0\b|\bcon 10 segnalini|\bsono più di 10/u,
  no: /\bnon tenta\b|\btotale è maggiore di 0|\brisal[eg]|\bmeno di 10|\bnon è vuoto|\bnon è tentare|\bnon si controlla\b|\bservono più di 10|\bnon tocca 0/u,
}

const SAYS: { readonly [M in Matter]?: Says } = { legal: allowed, survives: there, lost }

/** Whether a reason says the opposite of the answer that it is given for: «Sì, perché una creatura appena arrivata non usa nessun'abilità». */
export function contradicts(verdict: boolean, matter: Matter, reason: string): boolean {
  const says = SAYS[matter]
  if (!says) return false
  // «Nessun effetto lo permette» says the opposite of its verb.
  const [same, opposite] =
    verdict === /\bnessun[ao']?\b(?=.*\b(?:permette|vieta|supera)\b)/u.test(reason)
      ? [says.no, says.yes]
      : [says.yes, says.no]
  return opposite.test(reason) && !same.test(reason)
}
