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

/** A day in Italian: «21 novembre». `at` in ms since 1970. */
export function Day({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString().slice(0, 10)}>{sayDay(at)}</time>
}
