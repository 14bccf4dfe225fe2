import { setTimeout as pause } from 'node:timers/promises'
import { sayError } from '#lib/italian/errors'

// Forms of the built site as somebody sends them who is no browser: as large as they like, from wherever they say that they are.

const site = (): string => process.env.SITE_URL ?? ''

/** The fields of the form of a page with these words in it, as a browser without script sends them. */
async function formAt(path: string, words: string): Promise<FormData> {
  const html = await (await fetch(site() + path)).text()
  const [form = ''] = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)]
    .map(([text]) => text)
    .filter((text) => text.includes(words))
  const fields = new FormData()
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll('&quot;', '"') ?? ''
    fields.append(attribute('name'), attribute('value'))
  }
  return fields
}

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site() + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: site(), ...headers },
    duplex: 'half',
  } as RequestInit)

test('what an address says of where it comes from changes nobody’s limit', async () => {
  const email = `limiti-${Date.now()}@esempio.it`
  const said: string[] = []
  for (let n = 0; n < 11; n++) {
    const form = await formAt('/accedi', 'current-password')
    form.set('email', email)
    form.set('password', 'non è questa')
    const reply = await send('/accedi', form, { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` })
    said.push(await reply.text())
  }
  expect(said[9]).not.toContain(sayError('rate-limited'))
  expect(said[10]).toContain(sayError('rate-limited'))
})

/** A body of so many MB in pieces, which says nothing of its length. */
function pieces(head: string, megabytes: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const piece = encoder.encode('x'.repeat(65_536))
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === 0) controller.enqueue(encoder.encode(head))
      if (sent++ === megabytes * 16) return controller.close()
      controller.enqueue(piece)
    },
  })
}

test.each([
  [
    'a form',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="$ACTION_ID_0"\r\n\r\n',
    {},
  ],
  ['an action', 'text/plain;charset=UTF-8', '["', { 'next-action': 'f'.repeat(42) }],
])(
  '%s that goes on and on is refused, though it does not say how long it is, and the site goes on',
  async (_, type, head, headers) => {
    // A process that has only just begun says so for some seconds; one that the forms had ended would say it again.
    while ((await fetch(`${site()}/api/salute`)).status !== 200) await pause(200)
    const many = Array.from({ length: 6 }, () =>
      send('/accedi', pieces(head, 60), { 'content-type': type, ...headers }).then(
        (reply) => reply.status,
        // The connection may be closed on whoever goes on.
        () => 413,
      ),
    )
    for (const status of await Promise.all(many)) expect([404, 409, 413, 500]).toContain(status)
    expect((await fetch(`${site()}/api/salute`)).status).toBe(200)
  },
)
