import type { ReactNode } from 'react'

/** What comes out of the printer as one part, whose name stands at the top of each of its pages; on the screen it is there once. */
export function Running({
  part,
  label,
  title,
  children,
}: {
  /** Which pages it is on: those of a sheet count by themselves. */
  readonly part: string
  readonly label: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <article className="pp" data-part={part} aria-label={label}>
      <p className="pprun">
        <b>{label}</b> · {title}
      </p>
      <div className="ppbody">{children}</div>
    </article>
  )
}
