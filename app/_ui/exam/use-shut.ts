import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { whenClosed } from './closed'

/** Whether an exam is known to be handed in; whoever has gone back into it is taken to its result. */
export function useShut(examId: string): boolean {
  const [shut, setShut] = useState(false)
  const router = useRouter()
  useEffect(
    () =>
      whenClosed(examId, () => {
        setShut(true)
        router.replace(`/esame/${examId}/risultato`)
      }),
    [examId, router],
  )
  return shut
}
