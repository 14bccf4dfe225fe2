'use client'

import { useLayoutEffect } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { holdPlace } from './hold-place'
import { run } from './run'
import { Sandbox } from './sandbox'

/** What a page knows of a scenario. */
export interface Told {
  readonly data: Json
  readonly texts: RuleTexts
}

/** A scenario that was played, and what to do once its table stands where its words were. */
interface Awoken {
  readonly steps: readonly StepView[]
  readonly hold: () => void
}

/** Plays a scenario, which fetches the rules that it plays by; undefined where it cannot be played. `part` is where it stands on the page. */
export async function awaken(data: Json, part: Element): Promise<Awoken | undefined> {
  const played = await run(data)
  return played.ok ? { steps: played.steps, hold: holdPlace(part) } : undefined
}

/** The sandbox in the place of the words; what is being read stays where it is. */
export function Awake({ steps, hold, ...told }: Awoken & Told) {
  useLayoutEffect(hold, [hold])
  return <Sandbox {...told} steps={steps} run={run} />
}
