'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'

interface LiveScenarioProps {
  readonly data: Json
  readonly steps: readonly StepView[]
  readonly texts: RuleTexts
  /** What is shown until the sandbox is there, and where there is no script. */
  readonly children: ReactNode
}

type Loaded = ComponentType<Omit<LiveScenarioProps, 'children'>>

/** The sandbox, and the rules that this scenario plays by: played once, it has fetched them. */
async function load(data: Json): Promise<Loaded> {
  const [{ Sandbox }, { run }] = await Promise.all([import('../sandbox/sandbox'), import('../sandbox/run')])
  await run(data)
  return (props) => <Sandbox {...props} run={run} />
}

/** Fetches the sandbox when the scenario comes near the window, so that a lesson opens with its text alone. */
export function LiveScenario({ children, ...props }: LiveScenarioProps) {
  const { data } = props
  const place = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<Loaded>()
  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        // Without it the words are there all the same.
        load(data).then(
          (loaded) => setLive(() => loaded),
          () => undefined,
        )
      },
      { rootMargin: '400px 0px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [data])
  return <div ref={place}>{Live === undefined ? children : <Live {...props} />}</div>
}
