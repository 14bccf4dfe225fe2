'use server'

import { redirect } from 'next/navigation'
import { askPlayers } from '#lib/server/calls/ask-players'
import { ruleCall } from '#lib/server/calls/rule-call'
import { startCall } from '#lib/server/calls/start-call'
import { field } from '#lib/server/form'

/** Begins a call, or goes on with the one that is open. Fields: `rule`, as many as wanted. Returns only a failure. */
export async function begin(_: string | null, form: FormData): Promise<string> {
  const begun = await startCall({ rules: form.getAll('rule').map(String) })
  if (!begun.ok) return begun.error
  redirect(`/chiamate/${begun.value.id}`)
}

/**
 * Asks the players one thing, or gives the ruling. Fields: `id`; `key` of what is asked, or `ruling`. A browser without script (`plain`) has
 * the ruling that it had chosen still chosen afterwards. Returns only a failure.
 */
export async function act(_: string | null, form: FormData): Promise<string> {
  const [id, ruling] = [field(form, 'id'), field(form, 'ruling')]
  const asks = form.has('key')
  const done = asks ? await askPlayers({ id, key: field(form, 'key') }) : await ruleCall({ id, ruling })
  if (!done.ok) return done.error
  const chosen = asks && form.has('plain') && ruling !== '' ? `?scelta=${encodeURIComponent(ruling)}` : ''
  redirect(`/chiamate/${done.value.id}${chosen}`)
}
