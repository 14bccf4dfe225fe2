import type { ReactNode } from 'react'
import type { BelievedView, StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { Icon } from '../icon'
import { Trace } from './trace'

/** Whose steps the table is showing: the rules' or the belief's. */
export type Branch = 'rules' | 'belief'

interface ForkProps {
  readonly steps: readonly StepView[]
  /** The belief whose steps stand beside. */
  readonly believed: BelievedView
  /** Which of several beliefs that is, chosen by whoever reads. */
  readonly choice?: ReactNode
  readonly theirs: boolean | undefined
  readonly texts: RuleTexts
  readonly branch: Branch
  /** Number of the step on show. */
  readonly now: number | undefined
  readonly onShow: (on: Branch) => (n: number) => void
}

/** Whose thought a trace is: «Come l’hai pensata», or of somebody else. */
export const thoughtBy = (theirs: boolean | undefined): string => `Come l’ha${theirs ? '' : 'i'} pensata`

/** The two traces: the shared steps once, then the steps by the rules beside the steps as believed. */
export function Fork({ steps, believed, choice, theirs, texts, branch, now, onShow }: ForkProps) {
  const { shared } = believed
  return (
    <div className={shared === 0 ? 'fork rootless' : 'fork'}>
      {shared > 0 && (
        <>
          <div className="trunk">
            <p className="label">Fin qui siamo d’accordo</p>
            <Trace steps={steps.slice(0, shared)} texts={texts} now={now} onShow={onShow('rules')} endOpen />
          </div>
          <div className="split" aria-hidden="true" />
        </>
      )}
      <div className="branch is">
        <p className="label">
          <span className="ver ok">
            <Icon name="yes" />
            Secondo le regole
          </span>
        </p>
        {steps.length === shared && <p className="quiet">Per le regole non succede altro.</p>}
        <Trace
          steps={steps.slice(shared)}
          texts={texts}
          now={branch === 'rules' ? now : undefined}
          onShow={onShow('rules')}
        />
      </div>
      <div className="branch as">
        <p className="label">
          <span className="ver ko">
            <Icon name="no" />
            {thoughtBy(theirs)}
            {choice !== undefined && (theirs ? ', se crede che' : ', se credi che')}
          </span>
        </p>
        {choice}
        {believed.steps.length === shared && <p className="quiet">Pensandola così non succede altro.</p>}
        <Trace
          steps={believed.steps.slice(shared)}
          texts={texts}
          now={branch === 'belief' ? now : undefined}
          onShow={onShow('belief')}
        />
      </div>
    </div>
  )
}
