import type { ReactNode } from 'react'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly folded?: boolean
  /** What can be known of it while it is folded: «9 su 12». */
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** A part of a page under its title; folded under it where something else comes first. */
export function Part({ id, title, folded = false, note, children }: PartProps) {
  const heading = <h2 id={id}>{title}</h2>
  return (
    <section aria-labelledby={id}>
      {folded ? (
        <details className="part">
          <summary>
            {heading}
            {note !== undefined && <span className="small quiet num">{note}</span>}
          </summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  )
}
