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

/** Once the page has nothing else to do; where a browser does not say when that is, a little later. */
const whenIdle = (go: () => void): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(go, { timeout: 2_000 }) : setTimeout(go, 300))

/** Fetches the sandbox when the scenario is near the window and the page is idle, so that a lesson opens with its text alone. */
export function WakingScenario({ words, data, texts }: WakingScenarioProps) {
  const place = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState<ReactNode>()
  useEffect(() => {
    const part = place.current
    if (part === null) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        whenIdle(async () => {
          try {
            const { Awake, awaken } = await import('../sandbox/awaken')
            const awoken = await awaken(data, part)
            if (awoken) setAwake(<Awake {...awoken} data={data} texts={texts} />)
          } catch {
            // Without it the words are there all the same.
          }
        })
      },
      { rootMargin: '400px 0px' },
    )
    watch.observe(part)
    return () => watch.disconnect()
  }, [data, texts])
  return (
    <div ref={place} className="wakes">
      {awake ?? <Still at={words} draw={(steps) => <ScenarioText steps={steps as readonly StepView[]} />} />}
    </div>
  )
}
