'use server'

import { redirect } from 'next/navigation'
import { joinClass } from '#lib/server/classroom/join-class'
import { field } from '#lib/server/form'

/** Joins a live session and goes to it. Fields: `code`, `nickname`, `joinKey`. Returns only a failure. */
export async function join(_: string | null, form: FormData): Promise<string> {
  const joined = await joinClass({
    code: field(form, 'code'),
    nickname: field(form, 'nickname'),
    joinKey: field(form, 'joinKey'),
  })
  return joined.ok ? redirect(`/sessione/${encodeURIComponent(joined.value.code)}`) : joined.error
}
