import { type ReactNode, useId } from 'react'

interface FindFieldProps {
  readonly label: ReactNode
  readonly typed: string
  readonly onType: (typed: string) => void
  /** How much of what is narrowed is left. */
  readonly found: string
}

/**
 * What is typed here leaves, of what stands below, what is about it: how much that is, is said as it changes. Without script there is all of
 * it, and no field. In a form it is none of its fields: the key that sends the form does nothing here.
 */
export function FindField({ label, typed, onType, found }: FindFieldProps) {
  const id = useId()
  return (
    <div className="inp finding js-only">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(e) => onType(e.target.value)}
        onKeyDown={(e) => e.key === 'Enter' && e.preventDefault()}
      />
      <output aria-live="polite">{found}</output>
    </div>
  )
}
