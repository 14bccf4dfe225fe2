import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressKey, network } from '#lib/auth/address'
import { notePeers, peerHeader } from '#lib/auth/peer'

let sent: Record<string, string> = {}
jest.mock('next/headers', () => ({
  headers: async () => new Headers(sent),
  cookies: async () => ({ get: () => undefined }),
}))

beforeEach(() => {
  process.env.NEXTAUTH_SECRET = 'a secret for tests, long enough'
  delete process.env.TRUSTED_PROXIES
})

/** The key of a request: what it says of its way here, and the other end of its connection. */
const keyOf = (forwarded: string | undefined, peer = '10.0.0.9') => {
  sent = { ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), [peerHeader()]: peer }
  return addressKey()
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, counted) => {
  expect(network(address)).toBe(counted)
})

test('an address is kept as a hash that says nothing', async () => {
  const key = await keyOf(undefined, '203.0.113.7')
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(await keyOf(undefined, '203.0.113.8')).not.toBe(key)
  process.env.NEXTAUTH_SECRET = 'another secret, just as long'
  expect(await keyOf(undefined, '203.0.113.7')).not.toBe(key)
})

test.each([undefined, '', '0', '-1', 'no', '0.5'])(
  'with TRUSTED_PROXIES %s nothing that is sent changes the address',
  async (proxies) => {
    const key = await keyOf(undefined, '203.0.113.7')
    if (proxies !== undefined) process.env.TRUSTED_PROXIES = proxies
    for (const claim of ['1.2.3.4', '1.2.3.4, 5.6.7.8', '', ',', '203.0.113.8'])
      expect(await keyOf(claim, '203.0.113.7')).toBe(key)
    expect(await keyOf('203.0.113.7', '203.0.113.8')).not.toBe(key)
  },
)

test('behind a proxy, what a client claims before the proxy’s own entry counts for nothing', async () => {
  const key = await keyOf(undefined, '203.0.113.7')
  process.env.TRUSTED_PROXIES = '1'
  expect(await keyOf('203.0.113.7')).toBe(key)
  expect(await keyOf('1.2.3.4, 203.0.113.7')).toBe(key)
  expect(await keyOf('203.0.113.7, 1.2.3.4')).not.toBe(key)
})

test('behind two proxies the last entry but one is the client’s', async () => {
  const key = await keyOf(undefined, '203.0.113.7')
  process.env.TRUSTED_PROXIES = '2'
  expect(await keyOf('9.9.9.9, 203.0.113.7, 10.0.0.1')).toBe(key)
  expect(await keyOf('203.0.113.7')).toBe(key)
})

test('a server notes the other end of a connection under a name that nobody can send', async () => {
  notePeers()
  const server = createServer((incoming, reply) => reply.end(JSON.stringify(incoming.headers))).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const seen = await new Promise<Record<string, string>>((got, failed) =>
    request(
      { port, host: '127.0.0.1', headers: { [peerHeader()]: '1.2.3.4', 'x-forwarded-for': '5.6.7.8' } },
      (reply) =>
        reply.setEncoding('utf8').on('data', (text: string) => got(JSON.parse(text) as Record<string, string>)),
    )
      .on('error', failed)
      .end(),
  )
  server.close()
  expect(seen[peerHeader()]).toBe('127.0.0.1')
  expect(peerHeader()).toMatch(/^x-peer-[0-9a-f-]{36}$/)
})
