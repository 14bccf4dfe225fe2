import { arrive } from './arrive'
import type { Failure, StartAction } from './contracts'
import { useReply } from './use-reply'

/** A form that does one thing on the server, for somebody new too, and goes where it leads: see `useReply`. */
export function useStart(action: StartAction, first?: () => Promise<boolean>) {
  const { reply, ...form } = useReply<Failure>(
    action,
    () => 'no-network',
    async () => {
      arrive()
      return first === undefined || first()
    },
  )
  return { ...form, failure: reply }
}
