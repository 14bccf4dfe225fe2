import { commonPasswords } from '#lib/auth/common-passwords'
import { hashPassword, passwordProblem, verifyPassword } from '#lib/auth/password'

const verify = jest.fn()
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2')
  return {
    ...real,
    verify: (...args: unknown[]) => {
      verify(...args)
      return real.verify(...args)
    },
  }
})
beforeEach(() => verify.mockClear())

test.each([
  ['novenove9', 'password-too-short'],
  ['è'.repeat(9), 'password-too-short'],
  ['🦆'.repeat(9), 'password-too-short'],
  ['a b'.repeat(67), 'password-too-long'],
  ['1234567890', 'password-common'],
  ['QwertyUIOP', 'password-common'],
  ['abababababab', 'password-common'],
  ['lightningbolt', 'password-common'],
  // From the head of the list, and from its end.
  ['basketball', 'password-common'],
  ['Nicholas12', 'password-common'],
  ['ZiHNPrvb79', 'password-common'],
  ['giudice@esempio.it', 'password-common'],
  ['dieci cose', null],
  ['tutta minuscola senza cifre', null],
  ['x y'.repeat(66), null],
])('%s: %s', async (password, problem) => {
  expect(await passwordProblem(password, 'giudice@esempio.it')).toBe(problem)
})

test('a password opens what it closed, and no other does', async () => {
  const stored = await hashPassword('una frase lunga e mia')
  expect(stored).not.toContain('frase')
  expect(await hashPassword('una frase lunga e mia')).not.toBe(stored)
  expect(await verifyPassword(stored, 'una frase lunga e mia')).toBe(true)
  expect(await verifyPassword(stored, 'una frase lunga e tua')).toBe(false)
  expect(await verifyPassword(stored, '')).toBe(false)
})

test('for somebody unknown the same work is done, at the same cost, and the answer is no', async () => {
  expect(await verifyPassword(null, 'una frase lunga e mia')).toBe(false)
  expect(verify).toHaveBeenCalledTimes(1)
  const [decoy] = verify.mock.calls[0] as [string]
  const cost = (hash: string) => hash.split('$').slice(0, 4)
  expect(cost(decoy)).toEqual(cost(await hashPassword('x')))
})

test('even the decoy’s own password opens nothing', async () => {
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
  expect(verify).toHaveBeenCalledTimes(1)
})

test('a password of absurd length is refused without work', async () => {
  expect(await verifyPassword(await hashPassword('x'), 'x'.repeat(801))).toBe(false)
  expect(verify).not.toHaveBeenCalled()
})

test('a hundred thousand passwords that could be chosen are known to be common', async () => {
  expect((await commonPasswords(10)).size).toBeGreaterThan(100_000)
})
