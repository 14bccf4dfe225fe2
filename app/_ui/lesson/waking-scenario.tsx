'use client'

import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import type { StepView } from '#lib/italian/views'
import type { Told } from '../sandbox/awaken'
import type { Place } from '../still/shelf'
import { Still } from '../still/still'

interface WakingScenarioProps extends Told {
  /** Where its steps were put away: they are shown in words until the sandbox is there, and where there is no script. */
  readonly words: Place
}

/** Drawn on the server alone: no browser fetches it. */
const ScenarioText = lazy(async () => ({ default: (await import('./scenario-text')).ScenarioText }))

/** A scenario in words until somebody comes to it; then its table takes their place. A lesson opens with its text alone. */
export function WakingScenario({ words, data, texts }: WakingScenarioProps) {
  const place = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState<ReactNode>()
  useEffect(() => {
    const part = place.current
    if (!part) return
    let stop = () => {}
    // Who touches it while what listens is still on its way is heard when that has come.
    let touched = false
    const until = new AbortController()
    part.addEventListener('pointerdown', () => (touched = true), { signal: until.signal, passive: true })
    import('./approach').then(
      ({ approach }) => {
        if (until.signal.aborted) return
        stop = approach(part, { data, texts }, setAwake)
        if (touched) part.dispatchEvent(new Event('pointerdown'))
      },
      () => undefined, // without it the words are there all the same
    )
    return () => {
      until.abort()
      stop()
    }
  }, [data, texts])
  return (
    <div ref={place} className="wakes">
      {awake ?? <Still at={words} draw={(steps) => <ScenarioText steps={steps as readonly StepView[]} />} />}
    </div>
  )
}
