import { GUEST_SECONDS, openGuest, sealGuest } from '#lib/auth/guest-cookie'

const id = '01980000-0000-7000-8000-00000000abcd'
const now = Date.UTC(2026, 10, 1)

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = 'a secret for tests, long enough'
})

test('what was sealed opens', () => {
  expect(openGuest(sealGuest(id, now), now)).toBe(id)
  expect(openGuest(sealGuest(id, now), now + GUEST_SECONDS * 1000 - 1)).toBe(id)
})

test('not when it is too old, or from the future', () => {
  expect(openGuest(sealGuest(id, now), now + GUEST_SECONDS * 1000)).toBeNull()
  expect(openGuest(sealGuest(id, now + 3_600_000), now)).toBeNull()
})

test('not when any character is another one', () => {
  const sealed = sealGuest(id, now)
  for (let i = 0; i < sealed.length - 1; i++) {
    const changed = `${sealed.slice(0, i)}${sealed[i] === '0' ? '1' : '0'}${sealed.slice(i + 1)}`
    expect(openGuest(changed, now)).toBeNull()
  }
})

test.each([undefined, '', '.', '..', id, `${id}.1.`, 'x'.repeat(5000)])('not %s', (value) => {
  expect(openGuest(value, now)).toBeNull()
})

test('the key follows the secret', () => {
  const sealed = sealGuest(id, now)
  process.env.NEXTAUTH_SECRET = 'another secret, just as long'
  expect(openGuest(sealed, now)).toBeNull()
  process.env.NEXTAUTH_SECRET = ''
  expect(() => sealGuest(id, now)).toThrow('NEXTAUTH_SECRET')
  process.env.NEXTAUTH_SECRET = 'a secret for tests, long enough'
  expect(openGuest(sealed, now)).toBe(id)
})
