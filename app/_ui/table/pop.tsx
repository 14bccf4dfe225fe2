import type { ReactNode } from 'react'
import { Icon } from '../icon'

interface PopProps {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** Something that floats over the page, opened by a button with `popoverTarget`: the browser opens and closes it, no script. */
export function Pop({ id, title, children, className = '' }: PopProps) {
  return (
    <span className={`pop ${className}`} id={id} popover="auto">
      <span className="pophead">
        <span>{title}</span>
        <button type="button" className="x" popoverTarget={id} popoverTargetAction="hide" aria-label="Chiudi">
          <Icon name="no" />
        </button>
      </span>
      {children}
    </span>
  )
}
