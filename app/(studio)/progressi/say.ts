import { theDay } from '#lib/italian/site'
import { dayOf } from '#lib/study/index'
import { sayDay } from '../../_ui/date'

/** Words of the page, from figures. Times in ms since 1970. */

const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'Europe/Rome' })
const shortWeekday = new Intl.DateTimeFormat('it-IT', { weekday: 'short', timeZone: 'Europe/Rome' })

export const sayWeekday = (at: number): string => weekday.format(at)
export const sayShortWeekday = (at: number): string => shortWeekday.format(at)

/** `88%`; nothing out of nothing is no share. */
export const sayShare = (part: number, all: number): string => (all === 0 ? '' : `${Math.round((part / all) * 100)}%`)

/** `1 min 5 s`, `42 s`. */
export function sayDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return `${rest} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}

/** `1:05`, where there is little room. */
export function sayClock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `oggi`, `ieri`, `3 giorni fa`; before a week ago the day itself. */
export function sayWhen(at: number, now: number): string {
  const ago = dayOf(now) - dayOf(at)
  if (ago <= 0) return 'oggi'
  if (ago === 1) return 'ieri'
  return ago < 7 ? `${ago} giorni fa` : theDay(sayDay(at))
}

/** `1 regola`, `2 regole`. */
export const sayRules = (n: number): string => (n === 1 ? '1 regola' : `${n} regole`)
/** `1 risposta giusta`, `2 risposte giuste`. */
export const sayRight = (n: number): string => (n === 1 ? '1 risposta giusta' : `${n} risposte giuste`)
