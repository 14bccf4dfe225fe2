import { remindersPlace } from './reminders-place'

const listeners = new Set<() => void>()

/** Whether this device shows what keywords do beside a question of practice; the page says so, before it is first painted. */
export const remindersOn = (): boolean => document.documentElement.dataset.reminders !== 'no'

/** Has the page say again what is kept: one that was put together in the browser has run no script before its first paint. */
export function askKept(): void {
  try {
    if (localStorage.getItem(remindersPlace) === 'no') document.documentElement.dataset.reminders = 'no'
  } catch {
    // Nothing can be kept here.
  }
}

export function setReminders(on: boolean): void {
  if (on) delete document.documentElement.dataset.reminders
  else document.documentElement.dataset.reminders = 'no'
  try {
    if (on) localStorage.removeItem(remindersPlace)
    else localStorage.setItem(remindersPlace, 'no')
  } catch {
    // The choice lives as long as the page.
  }
  for (const hear of listeners) hear()
}

/** Calls back whenever it changes. Returns how to stop. */
export function onReminders(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
