const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'Europe/Rome' })

/** A day in Italian: «21 novembre». `at` in ms since 1970. */
export function Day({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString().slice(0, 10)}>{day.format(at)}</time>
}
