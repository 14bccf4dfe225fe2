'use client'

import { useEffect, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { Table } from '../table/table'
import { Stepper } from '../verdict/stepper'
import { Trace } from '../verdict/trace'
import type { Run } from './contracts'
import { KnobBoard } from './knob-board'

interface SandboxProps {
  readonly data: Json
  /** The steps of the scenario as it is written: shown until something is changed. */
  readonly steps: readonly StepView[]
  readonly texts: RuleTexts
  readonly run: Run
}

type State = { readonly steps: readonly StepView[]; readonly at: number; readonly message?: string }

/** The step to show after a change: the first that says something else than before, or the one that was on show. */
function firstOther({ steps, at }: State, now: readonly StepView[]): number {
  const other = now.findIndex(({ sentence }, n) => sentence !== steps[n]?.sentence)
  const last = Math.max(0, now.length - 1)
  return other >= 0 ? other : now.length < steps.length ? last : Math.min(at, last)
}

/** A scenario that runs in the page: step through it, change its numbers and keywords, and see at once what the rules say. */
export function Sandbox({ data: written, steps: first, texts, run }: SandboxProps) {
  const [data, setData] = useState(written)
  const [state, setState] = useState<State>({ steps: first, at: 0 })
  const asked = useRef(0)
  const root = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  const here = state.steps[state.at]
  const end = state.steps.at(-1)

  useEffect(() => {
    if (data === written) {
      setState({ steps: first, at: 0 })
      return
    }
    asked.current += 1
    const mine = asked.current
    run(data).then((played) => {
      if (mine !== asked.current) return // another change came first
      setState((before) =>
        played.ok
          ? { steps: played.steps, at: firstOther(before, played.steps) }
          : { ...before, message: played.message },
      )
    })
  }, [data, written, first, run])

  // Whoever goes through the steps with the keyboard looks at the table, wherever among the steps they were.
  useEffect(() => {
    if (presses > 0) root.current?.querySelector('.table')?.scrollIntoView?.({ block: 'nearest' })
  }, [presses])

  const move = (by: 1 | -1) => setState((s) => ({ ...s, at: Math.min(s.steps.length - 1, Math.max(0, s.at + by)) }))
  const players = first[0]?.table.seats ?? []
  const story = state.steps.map(({ table }) => table)
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
      <div className="sgrid">
        {here !== undefined && (
          <Table table={here.table} variant="compact" story={story} label={`Il tavolo al passo ${here.n}`} />
        )}
        {/* On paper the table stands as it ends, whatever step is on the screen. */}
        {end !== undefined && end !== here && (
          <div className="paper">
            <Table table={end.table} variant="compact" story={story} label="Il tavolo alla fine" />
          </div>
        )}
        <div>
          {state.steps.length > 0 && <Stepper at={state.at + 1} of={state.steps.length} onMove={move} />}
          <div role="status">{state.message !== undefined && <p className="notice bad">{state.message}</p>}</div>
          <Trace
            steps={state.steps}
            texts={texts}
            now={here?.n}
            onShow={(n) => setState((s) => ({ ...s, at: s.steps.findIndex((step) => step.n === n) }))}
          />
        </div>
      </div>
      <KnobBoard
        data={data}
        players={players}
        steps={first.map(({ table }) => table.seats)}
        changed={data !== written}
        onChange={setData}
        onReset={() => setData(written)}
      />
    </div>
  )
}
