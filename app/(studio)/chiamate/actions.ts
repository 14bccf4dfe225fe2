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

/** Asks the players one thing. Fields: `id`, `key`. Returns only a failure. */
export async function ask(_: string | null, form: FormData): Promise<string> {
  const asked = await askPlayers({ id: field(form, 'id'), key: field(form, 'key') })
  if (!asked.ok) return asked.error
  redirect(`/chiamate/${asked.value.id}`)
}

/** Gives the ruling. Fields: `id`, `ruling`. Returns only a failure. */
export async function rule(_: string | null, form: FormData): Promise<string> {
  const ruled = await ruleCall({ id: field(form, 'id'), ruling: field(form, 'ruling') })
  if (!ruled.ok) return ruled.error
  redirect(`/chiamate/${ruled.value.id}`)
}
