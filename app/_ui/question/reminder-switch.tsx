'use client'

import { useLayoutEffect, useSyncExternalStore } from 'react'
import { askKept, onReminders, remindersOn, setReminders } from './reminders'

const atFirst = () => true

/** Hides or shows what keywords do, here and beside every other question of practice on this device. */
export function ReminderSwitch() {
  useLayoutEffect(askKept, [])
  const on = useSyncExternalStore(onReminders, remindersOn, atFirst)
  return (
    <button type="button" className="linklike small js-only reminders" onClick={() => setReminders(!on)}>
      {on ? 'Nascondi che cosa fanno le parole chiave' : 'Mostra che cosa fanno le parole chiave'}
    </button>
  )
}
