import { addressKey, network } from '#lib/auth/address'

let forwarded: string | undefined
jest.mock('next/headers', () => ({
  headers: async () => new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
}))

beforeEach(() => {
  process.env.NEXTAUTH_SECRET = 'a secret for tests, long enough'
  delete process.env.TRUSTED_PROXIES
})

const keyOf = (value: string | undefined) => {
  forwarded = value
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
  const key = await keyOf('203.0.113.7')
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(await keyOf('203.0.113.8')).not.toBe(key)
  process.env.NEXTAUTH_SECRET = 'another secret, just as long'
  expect(await keyOf('203.0.113.7')).not.toBe(key)
})

test('what a client claims before the proxy’s own entry counts for nothing', async () => {
  const key = await keyOf('203.0.113.7')
  expect(await keyOf('1.2.3.4, 203.0.113.7')).toBe(key)
  expect(await keyOf('203.0.113.7, 1.2.3.4')).not.toBe(key)
})

test('behind two proxies the last entry but one is the client’s', async () => {
  const key = await keyOf('203.0.113.7')
  process.env.TRUSTED_PROXIES = '2'
  expect(await keyOf('9.9.9.9, 203.0.113.7, 10.0.0.1')).toBe(key)
  expect(await keyOf('203.0.113.7')).toBe(key)
})

test('without an address all are counted together', async () => {
  expect(await keyOf(undefined)).toBe(await keyOf(''))
})
