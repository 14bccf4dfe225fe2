'use client'

import { useContext } from 'react'
import { Marks, type MarkView } from '../../../_ui/marks'
import { Locked } from '../../../_ui/question/locked'

interface MarksSoFarProps {
  /** As the page was made. */
  readonly marks: readonly MarkView[]
  readonly position: number
}

/** The marks of a quiz, with the answer that was locked since its page was made. */
export function MarksSoFar({ marks, position }: MarksSoFarProps) {
  const locked = useContext(Locked)
  return <Marks marks={locked?.marks ?? marks} position={position} />
}
