import type { Matter } from './setting'

/** What a reason says about the matter, whatever answer it stands beside: words for yes, and words for no. */
interface Says {
  readonly yes: RegExp
  readonly no: RegExp
}

/** Any of these, as whole words: accents end a word for a pattern, and not for a reader. */
const words = (...some: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${some.join('|')})(?!\\p{L})`, 'u')

/** Of an action: that it is allowed, or that it is not. */
const allowed: Says = {
  yes: words(
    '(?<!non |non si |nemmeno |solo .*)(?:può|possono)(?!.* solo)',
    '(?<!e |non )bastano?',
    'permette(?!.* solo)',
    'sempre permesso',
    'guarda sempre',
    'non (?:vieta|limita|supera|è minore)',
    'vieta solo',
    'resiste',
    'senza perderne',
  ),
  no: words(
    'non (?:si )?(?:può(?! essere)|possono|usa(?! la pila)|sacrifica|attacca|blocca|paga|lancia|rispetta|pagano|sceglie|basta)',
    'nemmeno',
    'vieta(?! solo)',
    '(?<!non )supera',
    'totale è minore',
    '(?<!che )serv(?:e|ono)',
    '(?<!si )deve',
    'ferma(?! solo)',
    'impossibile',
  ),
}

/** Of a creature: that it is still there, or that it is not. */
const there: Says = {
  yes: words(
    'resiste',
    'non può essere distrutt[oa]',
    'non è letale',
    'danno [^.]*sparisce',
    'è minore della costituzione',
  ),
  no: words(
    'distrugge (?:subito )?la creatura',
    'va nel cimitero',
    '(?<!non )è letale',
    'supera indistruttibile',
    'resta segnato',
  ),
}

/** Of a player: that the game is lost, or that it goes on. */
const lost: Says = {
  yes: words(
    'perde la partita',
    '(?<!non )tenta di pescare',
    '(?:totale (?:di punti vita )?è|scende a) 0 o meno',
    '(?<!non )tocca 0',
    'con 10 segnalini',
    'sono più di 10',
  ),
  no: words(
    'non tenta',
    'totale (?:di punti vita )?è maggiore di 0',
    'risal(?:e|ga|ire)',
    'meno di 10',
    'non è (?:vuoto|tentare)',
    'non si controlla',
    'servono più di 10',
    'non tocca 0',
  ),
}

const SAYS: { readonly [M in Matter]?: Says } = { legal: allowed, survives: there, lost }

/** Whether a reason says the opposite of the answer that it is given for: «Sì, perché una creatura appena arrivata non usa nessun'abilità». */
export function contradicts(verdict: boolean, matter: Matter, reason: string): boolean {
  const says = SAYS[matter]
  if (!says) return false
  // «Nessun effetto lo permette» says the opposite of its verb.
  const [same, opposite] =
    verdict === words('nessun[ao]? .*(?:permette|vieta|supera)').test(reason)
      ? [says.no, says.yes]
      : [says.yes, says.no]
  return opposite.test(reason) && !same.test(reason)
}
