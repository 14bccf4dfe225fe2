import { notFound, redirect } from 'next/navigation'
import { Down } from '../../_ui/trouble/down'

/** What stands in the place of a page of an instructor's: who may not see it is not told that it is there. */
export function Refused({ error, at }: { readonly error: string; readonly at: string }) {
  if (error === 'database-down') return <Down />
  return error === 'expired-session' ? redirect(`/accedi?da=${encodeURIComponent(at)}`) : notFound()
}
