'use client'

import { useEffect } from 'react'
import { markClosed } from './closed'

/** On the result of an exam: pages of it that the browser or the router has kept take no more answers. */
export function ClosedExam({ examId }: { readonly examId: string }) {
  useEffect(() => markClosed(examId), [examId])
  return null
}
