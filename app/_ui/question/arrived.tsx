'use client'

import { type ReactNode, useId, useRef } from 'react'
import { useArrival } from './arrival'

interface ArrivedProps {
  readonly className: string
  readonly top?: ReactNode
  /** What is read out when the question has just come. */
  readonly stem: ReactNode
  readonly ask: string
  readonly children: ReactNode
}

/** A question with all that is around it: one that came after another has the focus and is read out, by what it asks and what happens. */
export function Arrived({ className, top, stem, ask, children }: ArrivedProps) {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useArrival(root)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group of fields, and this is the question itself
    <div className={className} ref={root} tabIndex={-1} role="group" aria-label={ask} aria-describedby={id}>
      {top}
      <div className="told" id={id}>
        {stem}
      </div>
      {children}
    </div>
  )
}
