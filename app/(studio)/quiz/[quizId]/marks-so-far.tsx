'use client'

import { useContext } from 'react'
import type { QuizDto } from '#lib/server/dto'
import { Marks } from '../../../_ui/marks'
import { Locked } from '../../../_ui/question/locked'
import { marksOf } from '../../marks'

interface MarksSoFarProps extends Pick<QuizDto, 'marks'> {
  readonly position: number
}

/** The marks of a quiz, with the answer that was locked since the page was made. */
export function MarksSoFar({ marks, position }: MarksSoFarProps) {
  const locked = useContext(Locked)
  return <Marks marks={marksOf(locked?.quiz ?? { marks })} position={position} />
}
