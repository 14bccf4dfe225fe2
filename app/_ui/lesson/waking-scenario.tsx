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
export function WakingScenario({ words, data, texts, repair }: WakingScenarioProps) {
  const place = useRef<HTMLDivElement>(null)
  // Who touches it while what listens is still on its way is heard when that has come.
  const touched = useRef(false)
  const [awake, setAwake] = useState<ReactNode>()
  useEffect(() => {
    let left = false
    let stop = () => {}
    import('./approach').then(
      ({ approach }) => {
        const part = place.current
        if (left || !part) return
        stop = approach(part, { data, texts, repair }, setAwake)
        if (touched.current) part.dispatchEvent(new Event('pointerdown'))
      },
      () => undefined, // without it the words are there all the same
    )
    return () => {
      left = true
      stop()
    }
  }, [data, texts, repair])
  return (
    <div
      ref={place}
      className="wakes"
      onPointerDown={() => {
        touched.current = true
      }}
    >
      {awake ?? <Still at={words} draw={(steps) => <ScenarioText steps={steps as readonly StepView[]} />} />}
    </div>
  )
}
