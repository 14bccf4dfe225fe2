import 'server-only'
import { dayOf, startOf } from '#lib/study/index'

/** A study day as forms have it, `2026-12-31`. */
export function dateOf(day: number): string
export function dateOf(day: number | null): string | null
export function dateOf(day: number | null): string | null {
  return day === null ? null : new Date(startOf(day)).toISOString().slice(0, 10)
}

/** The study day of a date of a form; null for what is no date. */
export function dayIn(date: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(at) ? null : dayOf(at)
}
