'use client'

import { inQuarters } from '#lib/base/quarters'
import { CheckedInput } from './checked-input'

const MOST = 10
const WANTED = `da 0 a ${MOST}, anche con mezzi e quarti (per esempio 0,5)`

/** Why a text is no weight in a total; empty for one that is, or that may still become one. */
function whyNotWeight(text: string): string {
  const plain = text.trim().replace(',', '.')
  if (!/^\d+\.?\d*$/.test(plain)) return `Qui va un numero ${WANTED}.`
  return inQuarters(Number(plain), MOST) ? '' : `Il peso va ${WANTED}.`
}

interface WeightInputProps {
  readonly id: string
  readonly defaultValue: string
}

/** How much an assignment counts in the total, as it is typed in Italian: field `weight`. */
export const WeightInput = (field: WeightInputProps) => (
  <CheckedInput
    {...field}
    name="weight"
    inputMode="decimal"
    maxLength={5}
    required
    why={whyNotWeight}
    needed={`Serve un numero ${WANTED}.`}
  />
)
