'use client'

import { CheckedInput } from './checked-input'
import { whyNotCount } from './question/whole-number'

interface CountInputProps {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly defaultValue?: number | undefined
  readonly required?: boolean
}

/** A count between two limits: fields for numbers of browsers drop in silence what does not go. */
export function CountInput({ min, max, ...field }: CountInputProps) {
  const wanted = `un numero intero da ${min} a ${max}`
  return (
    <CheckedInput
      {...field}
      inputMode="numeric"
      pattern={`\\s*\\d{1,${String(max).length}}\\s*`}
      title={`Qui va ${wanted}`}
      why={(text) => whyNotCount(text, min, max)}
      needed={`Serve ${wanted}.`}
    />
  )
}
