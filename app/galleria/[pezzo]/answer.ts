'use server'

import type { AnswerReply } from '../../_ui/contracts'
import { rightVerdict, texts, wrongVerdict } from '../../_ui/fixtures/questions'

/** Answers from the fixtures; the number 500 stands for a database that does not answer. */
export async function answer(_before: AnswerReply | null, form: FormData): Promise<AnswerReply> {
  if (form.get('number') === '500') return { ok: false, error: 'database-down' }
  return { ok: true, value: { verdict: form.get('key') === 'k2' ? rightVerdict : wrongVerdict, texts } }
}

export async function another(): Promise<string> {
  return 'none-left'
}
