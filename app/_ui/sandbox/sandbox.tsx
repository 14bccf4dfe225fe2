'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { changesOf } from './changes-of'
import type { Repair, Run } from './contracts'
import { KnobBoard } from './knob-board'
import { oneChange } from './one-change'
import { Repaired } from './repaired'
import { Shown } from './shown'

interface SandboxProps {
  readonly data: Json
  /** The steps of the scenario as it is written: shown until something is changed. */
  readonly steps: readonly StepView[]
  readonly texts: RuleTexts
  readonly repair?: Repair | undefined
  readonly run: Run
}

type State = {
  readonly steps: readonly StepView[]
  readonly at: number
  readonly message?: string
  /** Of a table to repair: whether it is. */
  readonly repaired?: boolean
}

/** The step to show after a change: the first that says something else than before, or the one that was on show. */
function firstOther({ steps, at }: State, now: readonly StepView[]): number {
  const other = now.findIndex(({ sentence }, n) => sentence !== steps[n]?.sentence)
  const last = Math.max(0, now.length - 1)
  return other >= 0 ? other : now.length < steps.length ? last : Math.min(at, last)
}

/** A scenario that runs in the page: step through it, change its numbers and keywords, and see at once what the rules say. */
export function Sandbox({ data: written, steps: first, texts, repair, run }: SandboxProps) {
  const [data, setData] = useState(written)
  const [state, setState] = useState<State>({ steps: first, at: 0 })
  const seats = useMemo(() => first.map(({ table }) => table.seats), [first])
  const asked = useRef(0)
  const root = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)

  // Asked before anything is drawn: the worker plays while the page shows the number that was turned.
  const change = async (to: Json): Promise<void> => {
    asked.current += 1
    const mine = asked.current
    const answer = run(to)
    setData(to)
    const played = await answer
    if (mine !== asked.current) return // another change came first
    setState((before) =>
      played.ok
        ? { steps: played.steps, at: firstOther(before, played.steps), repaired: played.asExpected === true }
        : { ...before, message: played.message, repaired: false },
    )
  }
  /** Makes the first of all single changes that repairs the table; a test sees to it that there is one. */
  const showRepair = async ({ words }: Repair): Promise<void> => {
    for (const to of oneChange(written, seats[0] ?? [], words)) {
      const played = await run(to)
      if (played.ok && played.asExpected === true) return change(to)
    }
  }
  const reset = (): void => {
    asked.current += 1
    setData(written)
    setState({ steps: first, at: 0 })
  }

  // Whoever goes through the steps with the keyboard looks at the table, wherever among the steps they were.
  useEffect(() => {
    if (presses > 0) root.current?.querySelector('.table')?.scrollIntoView?.({ block: 'nearest' })
  }, [presses])

  const move = useCallback(
    (by: 1 | -1) => setState((s) => ({ ...s, at: Math.min(s.steps.length - 1, Math.max(0, s.at + by)) })),
    [],
  )
  const show = useCallback(
    (n: number) => setState((s) => ({ ...s, at: s.steps.findIndex((step) => step.n === n) })),
    [],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows pressed anywhere inside move the steps, as the buttons do
    <div
      ref={root}
      onKeyDown={(e) => {
        if (e.key !== 'ArrowLeft' && e.key !== 'ArrowRight') return
        if (e.target instanceof HTMLInputElement) return
        e.preventDefault()
        move(e.key === 'ArrowLeft' ? -1 : 1)
        setPresses((n) => n + 1)
      }}
    >
      <Shown {...state} message={state.message} texts={texts} onMove={move} onShow={show} />
      {repair && (
        <Repaired
          changes={changesOf(written, data, seats[0] ?? [])}
          repaired={state.repaired === true}
          onShow={() => void showRepair(repair)}
        />
      )}
      <KnobBoard
        data={data}
        players={seats[0] ?? []}
        steps={seats}
        wordsAlone={repair?.words === true}
        changed={data !== written}
        onChange={change}
        onReset={reset}
      />
    </div>
  )
}
