import type { ReactNode } from 'react'
import type { Failure } from './contracts'
import { sayStudyFailure } from './study-failures'

interface FormFootProps {
  readonly pending: boolean
  readonly failure: Failure | null
  readonly className?: string
  /** What is said of a failure, where it may be one of another kind than studying has. */
  readonly say?: (code: Failure) => string
  readonly children: ReactNode
}

/** The end of a form that does one thing: its button, and beside it what did not work. */
export function FormFoot({ pending, failure, className = 'btn', say = sayStudyFailure, children }: FormFootProps) {
  return (
    <>
      <div className="go">
        <button type="submit" className={className} aria-disabled={pending}>
          {children}
        </button>
      </div>
      <p role="status" className="missing">
        {failure !== null && say(failure)}
      </p>
    </>
  )
}
