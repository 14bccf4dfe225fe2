import type { ReactNode } from 'react'

interface StopProps {
  /** What happened, in one sentence. */
  readonly title: string
  /** Whether anything was lost, and what to do. */
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** A page that cannot show what was asked: what happened, whether anything was lost, what to do. */
export function Stop({ title, children, actions }: StopProps) {
  return (
    <div className="stop">
      <h1>{title}</h1>
      {children}
      {actions !== undefined && <div className="go">{actions}</div>}
    </div>
  )
}
