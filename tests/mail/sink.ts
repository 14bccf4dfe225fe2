import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A real server for mail on this machine, which keeps what it gets. */
export interface Sink {
  readonly url: string
  /** Everything that came, in order. */
  readonly all: readonly ParsedMail[]
  /** The next message to somebody that was not handed out yet; fails when none comes. */
  readonly next: (to: string) => Promise<ParsedMail>
  readonly stop: () => Promise<void>
}

/** Starts one. */
export async function mailSink(): Promise<Sink> {
  const all: ParsedMail[] = []
  const given = new Set<ParsedMail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      simpleParser(stream).then((mail) => {
        all.push(mail)
        done()
      }, done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const addressed = (mail: ParsedMail, to: string) => [mail.to].flat().some((each) => each?.text.includes(to))
  return {
    url: `smtp://127.0.0.1:${port}`,
    all,
    async next(to) {
      for (let i = 0; i < 200; i++) {
        const found = all.find((mail) => !given.has(mail) && addressed(mail, to))
        if (found) {
          given.add(found)
          return found
        }
        await sleep(50)
      }
      throw new Error(`no message to ${to}; there are ${all.length} to others`)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The address in a message's plain text, which must stand in its HTML too. */
export function linkIn(mail: ParsedMail): URL {
  const [link] = /https?:\/\/\S+/.exec(mail.text ?? '') ?? []
  if (!link || !String(mail.html).includes(`href="${link.replaceAll('&', '&amp;')}"`)) throw new Error('no link')
  return new URL(link)
}
