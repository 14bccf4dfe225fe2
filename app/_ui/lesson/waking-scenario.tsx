'use client'

import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { board, prepare } from '../sandbox/prepare'
import { run } from '../sandbox/run'
import type { Place } from '../still/shelf'
import { Still } from '../still/still'
import { onApproach, whenLoaded } from './approach'

interface WakingScenarioProps {
  readonly data: Json
  readonly texts: RuleTexts
  /** Where its steps were put away: they are shown in words until the sandbox is there, and where there is no script. */
  readonly words: Place
}

/** Drawn on the server alone: no browser fetches it. */
const ScenarioText = lazy(async () => ({ default: (await import('./scenario-text')).ScenarioText }))

/**
 * A scenario in words until somebody comes to it: then it is played, and its table takes their place. What that needs is fetched once the
 * page has loaded and is idle, all of it at the same moment; nothing of it is part of the page.
 */
export function WakingScenario({ words, data, texts }: WakingScenarioProps) {
  const place = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState<ReactNode>()
  useEffect(() => whenLoaded(() => prepare(data)), [data])
  useEffect(() => {
    const part = place.current
    if (part === null) return
    return onApproach(part, async () => {
      try {
        const [played, { Awake, holdPlace }] = await Promise.all([run(data), board()])
        if (played.ok) setAwake(<Awake data={data} texts={texts} steps={played.steps} hold={holdPlace(part)} />)
      } catch {
        // Without it the words are there all the same.
      }
    })
  }, [data, texts])
  return (
    <div ref={place} className="wakes">
      {awake ?? <Still at={words} draw={(steps) => <ScenarioText steps={steps as readonly StepView[]} />} />}
    </div>
  )
}
