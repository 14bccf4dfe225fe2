'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { QuestionView, StepView, VerdictView } from '#lib/italian/views'
import type { Answered } from '../contracts'
import { Icon } from '../icon'
import { Shortcuts } from '../keys/shortcuts'
import { useKeys } from '../keys/use-keys'
import { Table } from '../table/table'
import { After, type AfterProps } from './after'
import { Asked } from './asked'
import { Beliefs } from './beliefs'
import { type Branch, Fork, thoughtBy } from './fork'
import { Headline } from './headline'
import { Review } from './review'
import { Stepper } from './stepper'
import { Thoughts } from './thoughts'
import { Trace } from './trace'
import { Written } from './written'

interface VerdictProps extends Answered {
  readonly question: Pick<QuestionView, 'form' | 'ask' | 'options'>
  readonly stem: ReactNode
  readonly after: AfterProps
  readonly heading: 'h1' | 'h2' | 'h3'
  readonly announce: boolean
  /** A verdict alone on its page listens to the whole keyboard; one inside another page leaves it alone. */
  readonly place: 'quiz' | 'page'
}

const under = { h1: 'h2', h2: 'h3', h3: 'h4' } as const

/** Where the table starts: at the step where the answer parts from the rules, or at the first that decides. */
function firstShown({ steps, believed }: VerdictView): number {
  const [first] = believed
  if (first !== undefined) return Math.min(first.shared, steps.length - 1)
  return Math.max(
    0,
    steps.findIndex((step) => step.decisive),
  )
}

/** The verdict on an answer: right or wrong, what was believed, why, and the table at every step. */
export function Verdict({ verdict, texts, question, stem, after, heading, announce, place }: VerdictProps) {
  const { steps } = verdict
  const [thought, setThought] = useState(0)
  const believed = verdict.believed[thought]
  const [branch, setBranch] = useState<Branch>('rules')
  const [at, setAt] = useState(() => firstShown(verdict))
  const [moves, setMoves] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLElement>(null)
  const shortcuts = useRef<HTMLDialogElement>(null)
  const ids = useId()

  const Sub = under[heading]
  const path: readonly StepView[] = branch === 'belief' && believed !== undefined ? believed.steps : steps
  const story = path.map(({ table }) => table)
  const here = path[at]
  const show = (on: Branch) => (n: number) => {
    const index = (on === 'belief' && believed !== undefined ? believed.steps : steps).findIndex((step) => step.n === n)
    if (index < 0) return
    setBranch(on)
    setAt(index)
  }
  const think = (n: number) => {
    setThought(n)
    setBranch('belief')
    setAt(Math.min(verdict.believed[n]?.shared ?? 0, (verdict.believed[n]?.steps.length ?? 1) - 1))
  }
  const move = (by: 1 | -1) => {
    setAt((now) => Math.min(path.length - 1, Math.max(0, now + by)))
    setMoves((n) => n + 1)
  }
  // Whoever goes through the steps looks at the table, wherever on the page they were.
  useEffect(() => {
    if (moves > 0) board.current?.scrollIntoView?.({ block: 'nearest' })
  }, [moves])

  useKeys((key) => {
    if (place !== 'quiz') return false
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      move(key === 'ArrowLeft' ? -1 : 1)
      return true
    }
    if (key === '?') {
      shortcuts.current?.showModal()
      return true
    }
    if (key.toLowerCase() !== 'n') return false
    const next = root.current?.querySelector<HTMLElement>('[data-next]')
    next?.click()
    return next != null
  })

  return (
    <div ref={root}>
      <Headline verdict={verdict} heading={heading} announce={announce} />
      <Review form={question.form} verdict={verdict} />
      <Beliefs {...verdict} texts={texts} />
      <Written written={verdict.written} />
      <div className={believed === undefined ? 'side' : undefined}>
        <section className="why" aria-labelledby={`${ids}why`}>
          <Sub className="sub" id={`${ids}why`}>
            Perché
          </Sub>
          {believed === undefined ? (
            <Trace steps={steps} texts={texts} now={here?.n} onShow={show('rules')} />
          ) : (
            <Fork
              steps={steps}
              believed={believed}
              theirs={verdict.theirs}
              {...(verdict.believed.length > 1
                ? { choice: <Thoughts verdict={verdict} chosen={thought} onChoose={think} /> }
                : {})}
              texts={texts}
              branch={branch}
              now={here?.n}
              onShow={show}
            />
          )}
        </section>
        {here !== undefined && (
          <section ref={board} className={branch === 'belief' ? 'at as-believed' : 'at'} aria-labelledby={`${ids}at`}>
            <div className="athead">
              <Sub className="sub" id={`${ids}at`}>
                Il tavolo al passo {here.n}
                {branch === 'belief' && (
                  <span className="ver ko">
                    <Icon name="no" />
                    {thoughtBy(verdict.theirs)}
                  </span>
                )}
              </Sub>
              <Stepper at={at + 1} of={path.length} onMove={move} />
            </div>
            <Table table={here.table} variant="compact" story={story} label={`Il tavolo al passo ${here.n}`} />
            {place === 'quiz' && (
              <div className="small quiet keys js-only">
                {path.length > 1 && (
                  <>
                    <kbd>←</kbd> <kbd>→</kbd> scorri i passi
                  </>
                )}
                <button type="button" className="linklike" onClick={() => shortcuts.current?.showModal()}>
                  <kbd>?</kbd> tutte le scorciatoie
                </button>
              </div>
            )}
          </section>
        )}
      </div>
      {place === 'quiz' && <Shortcuts handle={shortcuts} />}
      <Asked question={question} verdict={verdict} stem={stem} />
      <After {...after} verdict={verdict} place={place} />
    </div>
  )
}
