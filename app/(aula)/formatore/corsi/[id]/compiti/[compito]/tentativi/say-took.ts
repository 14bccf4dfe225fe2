const format = new Intl.DateTimeFormat('it-IT', {
  ...{ day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' },
})

/** «30/11, 09:05»; of ms since 1970. */
export const sayShortMoment = (at: number): string => format.format(at)

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]

/** How long something took, in the two greatest units that say something: «45 s», «12 min», «1 h 5 min», «2 g 3 h». */
export function sayTook(ms: number): string {
  if (ms < MINUTE) return `${Math.max(0, Math.round(ms / SECOND))} s`
  const minutes = Math.round(ms / MINUTE)
  if (minutes * MINUTE < HOUR) return `${minutes} min`
  const [days, hours] = [Math.floor((minutes * MINUTE) / DAY), Math.floor(((minutes * MINUTE) % DAY) / HOUR)]
  const rest =
    days > 0 ? [`${days} g`, hours > 0 && `${hours} h`] : [`${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`]
  return rest.filter(Boolean).join(' ')
}
