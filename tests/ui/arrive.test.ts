/** @jest-environment jsdom */
import { arrive, arriving } from '../../app/_ui/arrive'

test('a browser arrives under one name, which no other has and which it keeps', () => {
  arrive()
  const first = document.cookie
  expect(first).toMatch(/^verdetto-arrivo=[0-9a-f]{32}$/)
  arrive()
  expect(document.cookie).toBe(first)
  // biome-ignore lint/suspicious/noDocumentCookie: as the site does with its reply
  document.cookie = 'verdetto-arrivo=; path=/; max-age=0'
  arrive()
  expect(document.cookie).toMatch(/^verdetto-arrivo=[0-9a-f]{32}$/)
  expect(document.cookie).not.toBe(first)
})

test('the name is given up with the reply, and kept where there is none', async () => {
  await expect(arriving(() => Promise.reject(new TypeError('no line')))).rejects.toThrow('no line')
  const name = document.cookie
  expect(name).not.toBe('')
  expect(await arriving(async () => document.cookie)).toBe(name)
  expect(document.cookie).toBe('')
})
