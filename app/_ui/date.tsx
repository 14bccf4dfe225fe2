import { fromDay, ofDay, theDay, toDay } from '#lib/italian/site'

const told = (options: Intl.DateTimeFormatOptions): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'Europe/Rome' })
  return (at) => format.format(at)
}

/** «21/11», «21 novembre», «21 novembre 2026», «21 novembre 2026 alle ore 15:21», «15:21»; all of ms since 1970. */
export const sayShortDay = told({ day: 'numeric', month: 'numeric' })
export const sayDay = told({ day: 'numeric', month: 'long' })
export const sayDate = told({ dateStyle: 'long' })
export const sayMoment = told({ dateStyle: 'long', timeStyle: 'short' })
export const sayTime = told({ hour: '2-digit', minute: '2-digit' })

/** The same with the article that they have, which goes by how the day is said: «il 21 novembre», «l’8 novembre 2026», «dall’11», «dell’1», «all’8». */
export const theMoment = (at: number): string => theDay(sayMoment(at))
export const theDate = (at: number): string => theDay(sayDate(at))
export const theShortDay = (at: number): string => theDay(sayShortDay(at))
export const fromMoment = (at: number): string => fromDay(sayMoment(at))
export const fromDate = (at: number): string => fromDay(sayDate(at))
export const ofDate = (at: number): string => ofDay(sayDate(at))
export const toDate = (at: number): string => toDay(sayDate(at))

interface DayProps {
  /** In ms since 1970. */
  readonly at: number
  /** With which article; none where it stands alone. */
  readonly article?: (day: string) => string
}

/** A day in Italian: «21 novembre». */
export function Day({ at, article = (day) => day }: DayProps) {
  return <time dateTime={new Date(at).toISOString().slice(0, 10)}>{article(sayDay(at))}</time>
}
