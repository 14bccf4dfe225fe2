'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import type { Repair } from './contracts'
import { holdPlace } from './hold-place'
import { run } from './run'
import { Sandbox } from './sandbox'

/** What a page knows of a scenario. */
export interface Told {
  readonly data: Json
  readonly texts: RuleTexts
  readonly repair?: Repair | undefined
}

interface AwakeProps extends Told {
  /** The scenario as it is written, played. */
  readonly steps: readonly StepView[]
  /** What to do once the table stands where its words were. */
  readonly hold: () => void
}

/** The sandbox in the place of the words; what is being read stays where it is. */
function Awake({ hold, ...told }: AwakeProps) {
  useLayoutEffect(hold, [hold])
  return <Sandbox {...told} run={run} />
}

/** Plays a scenario and makes its table; undefined where it cannot be played. `part` is where it stands on the page. */
export async function awaken(told: Told, part: Element): Promise<ReactNode> {
  const played = await run(told.data)
  return played.ok ? <Awake {...told} steps={played.steps} hold={holdPlace(part)} /> : undefined
}

/** Plays a scenario for nobody. */
export const warm = (data: Json): void => void run(data)
