'use client'

import { useLayoutEffect } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { run } from './run'
import { Sandbox } from './sandbox'

export { holdPlace } from './hold-place'

interface AwakeProps {
  readonly data: Json
  readonly texts: RuleTexts
  /** The scenario as it is written, played. */
  readonly steps: readonly StepView[]
  /** What to do once the table stands where its words were. */
  readonly hold: () => void
}

/** The sandbox in the place of the words; what is being read stays where it is. */
export function Awake({ hold, ...told }: AwakeProps) {
  useLayoutEffect(hold, [hold])
  return <Sandbox {...told} run={run} />
}
