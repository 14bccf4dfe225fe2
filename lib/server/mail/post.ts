import 'server-only'
import nodemailer from 'nodemailer'
import { type MailKind, sayMail } from '#lib/italian/index'
import type { Message } from './message'
import { putIntoOutbox } from './outbox'

type Way = 'smtp' | 'outbox' | null

/** How messages leave: by SMTP where it is configured, into the outbox page under `npm run dev`, else not at all. */
export function wayOfMail(): Way {
  if (process.env.SMTP_URL && process.env.MAIL_FROM) return 'smtp'
  return process.env.NODE_ENV === 'development' ? 'outbox' : null
}

/** Writes to somebody; `path` is what the link leads to on this site. Rejects when the message was not taken. */
export async function post(kind: MailKind, to: string, path?: string): Promise<void> {
  const message = compose(kind, to, path)
  if (wayOfMail() === 'outbox') return putIntoOutbox(message)
  // Without the pool of nodemailer: a connection that nobody has used for long is the one that fails.
  const transport = nodemailer.createTransport({
    url: process.env.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as nodemailer.TransportOptions)
  try {
    const headers = { 'Auto-Submitted': 'auto-generated' }
    await transport.sendMail({ ...message, from: process.env.MAIL_FROM, headers })
  } finally {
    transport.close()
  }
}

function compose(kind: MailKind, to: string, path?: string): Message {
  const { subject, before, link, after } = sayMail(kind)
  const url = path && link ? new URL(path, process.env.NEXTAUTH_URL).href : null
  const text = [before, ...(url ? [`${link}:\n${url}`] : []), after, 'Verdetto'].join('\n\n')
  const paragraphs = [
    escaped(before),
    ...(url && link ? [`<a href="${escaped(url)}">${escaped(link)}</a>`] : []),
    escaped(after),
    'Verdetto',
  ]
  const body = paragraphs.map((each) => `<p>${each}</p>`).join('')
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${body}</body></html>`
  return { to, subject, text, html }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
