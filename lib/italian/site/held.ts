import { does, tally } from './tallies'

/** How many hold an error, as it is said wherever it is said. */
interface Held {
  /** Who holds it now. */
  readonly people: number
  /** They, and those who have answered right since. */
  readonly shown: number
  /** Who answered at least one question that could show it. */
  readonly of: number
}

/** Beside how many hold an error now: how many have shown it, of whom some have answered right since. */
export const saySince = (shown: number): string => `${shown} l’${does('ha', shown)} mostrato`

/** What follows the number of those who hold an error: «su 14 persone», or «oggi su 14 persone, 12 l’hanno mostrato». */
export const sayHeldOf = ({ people, shown, of }: Held): string =>
  shown > people ? `oggi su ${tally(of, 'persona')}, ${saySince(shown)}` : `su ${tally(of, 'persona')}`

const WHERE = {
  course: 'nei compiti, nelle sessioni dal vivo o sui fogli del corso',
  assignment: 'in questo compito',
  session: 'in questa sessione',
} as const

/** Who is counted in these two numbers, for the page that has them. */
export const sayWhoHolds = (where: keyof typeof WHERE): string =>
  `Il primo numero dice chi lo crede: l’ha mostrato, e dopo non ha risposto giusto a una domanda che lo può mostrare. Il secondo dice chi ha risposto ad almeno una di queste domande, ${WHERE[where]}.`
