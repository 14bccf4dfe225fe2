'use client'

import { type ComponentType, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import type { Place } from '../still/shelf'
import { Still } from '../still/still'
import { holdPlace } from './hold-place'

interface LiveScenarioProps {
  readonly data: Json
  readonly texts: RuleTexts
  /** Where its steps were put away: they are shown in words until the sandbox is there, and where there is no script. */
  readonly words: Place
}

type Loaded = ComponentType<Omit<LiveScenarioProps, 'words'>>

/** Drawn on the server alone: no browser fetches it. */
const ScenarioText = lazy(async () => ({ default: (await import('./scenario-text')).ScenarioText }))

/** The sandbox, and the rules that this scenario plays by: played once, it has fetched them. */
async function load(data: Json): Promise<Loaded | undefined> {
  const [{ Sandbox }, { run }] = await Promise.all([import('../sandbox/sandbox'), import('../sandbox/run')])
  const played = await run(data)
  if (!played.ok) return undefined
  return (props) => <Sandbox {...props} steps={played.steps} run={run} />
}

/** Fetches the sandbox when the scenario comes near the window, so that a lesson opens with its text alone. */
export function LiveScenario({ words, ...props }: LiveScenarioProps) {
  const { data } = props
  const place = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<Loaded>()
  const held = useRef<() => void>(null)
  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        // Without it the words are there all the same.
        load(data).then(
          (loaded) => {
            if (loaded !== undefined && place.current !== null) held.current = holdPlace(place.current)
            setLive(() => loaded)
          },
          () => undefined,
        )
      },
      { rootMargin: '400px 0px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [data])
  useLayoutEffect(() => {
    if (Live !== undefined) held.current?.()
  }, [Live])
  return (
    <div ref={place} className="wakes">
      {Live === undefined ? (
        <Still at={words} draw={(steps) => <ScenarioText steps={steps as readonly StepView[]} />} />
      ) : (
        <Live {...props} />
      )}
    </div>
  )
}
