'use client'

import { useEffect, useRef, useState } from 'react'
import type { Wishes } from './asked'

interface HandInChosenProps {
  /** The form that the boxes of the attempts belong to, wherever they stand. */
  readonly id: string
  /** Where what is chosen is asked once more. */
  readonly at: string
  /** What the button says, by how many are chosen: without script the first. */
  readonly labels: readonly string[]
  /** The attempts that are looked at. */
  readonly wishes: Wishes
}

/** The button that leads to handing in what is chosen, and says how many that is: a form that is an address, so that it works without script. */
export function HandInChosen({ id, at, labels, wishes }: HandInChosenProps) {
  const form = useRef<HTMLFormElement>(null)
  const [n, setN] = useState<number | null>(null)
  useEffect(() => {
    const count = () => setN(new FormData(form.current ?? undefined).getAll('t').length)
    count()
    // What the browser brings back is chosen as it was.
    addEventListener('pageshow', count)
    document.addEventListener('change', count)
    return () => {
      removeEventListener('pageshow', count)
      document.removeEventListener('change', count)
    }
  }, [])
  return (
    <form id={id} ref={form} action={at}>
      {wishes.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn">
        {labels[n ?? 0]}
      </button>
    </form>
  )
}
