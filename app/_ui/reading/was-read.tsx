'use client'

import { useReading } from './use-reading'

interface WasReadProps {
  readonly chapter: string
  /** Ids of the lesson's sections. */
  readonly sections: readonly string[]
}

/** Says of a lesson that it was read, once that is known; nothing otherwise. */
export function WasRead({ chapter, sections }: WasReadProps) {
  const read = useReading()?.lessons.find((one) => one.lesson === chapter)?.read ?? []
  return sections.every((id) => read.includes(id)) && read.length > 0 ? <span className="quiet"> · letta</span> : null
}
