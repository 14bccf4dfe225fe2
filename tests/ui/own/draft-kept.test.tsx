/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react'
import type { Failure } from '../../../app/_ui/contracts'
import { unsavedOf } from '../../../app/_ui/own/on-device'
import { useDraftKept } from '../../../app/_ui/own/use-draft-kept'
import type { Written } from '../../../app/_ui/own/written'

const written = (title: string): Written => ({ title, introduction: '', scenario: {}, probe: null })
const [FIRST, SAVED, UNDONE] = [written('prima'), written('salvata'), written('tolta')]

/** A draft that begins as it is kept, a site that answers when it is let, and what it was sent. */
function draft() {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const keep = (_: string, { title }: Written) => {
    sent.push(title)
    return new Promise<Failure | null>((resolve) => answers.push(() => resolve(null)))
  }
  const hook = renderHook(({ now }) => useDraftKept('q', now, keep), { initialProps: { now: FIRST } })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const answer = () =>
    act(async () => {
      answers.shift()?.()
    })
  const write = (now: Written) => hook.rerender({ now })
  return { sent, answers, hook, pass, answer, write }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('what was taken back before it was sent is not taken up again from the device, whatever was kept before', async () => {
  const { sent, hook, pass, answer, write } = draft()
  write(SAVED)
  await pass(700)
  await answer()
  write(UNDONE)
  await pass(300)
  write(SAVED)
  await pass(600)
  await act(async () => expect(await hook.result.current.flush()).toBe(true))
  expect(sent).toEqual(['salvata'])
  expect(unsavedOf('q', SAVED)).toBeUndefined()
})

test('what was taken back while it was on its way is not what stays kept', async () => {
  const { sent, answers, hook, pass, answer, write } = draft()
  write(UNDONE)
  await pass(700)
  write(FIRST)
  expect(hook.result.current.kept).toEqual({ at: 'way' })
  await answer()
  expect(unsavedOf('q', UNDONE)).toMatchObject({ written: FIRST, fresh: true })
  await pass(700)
  expect(sent).toEqual(['tolta', 'prima'])
  expect(answers).toHaveLength(1)
  await answer()
  expect(hook.result.current.kept).toEqual({ at: 'kept' })
  expect(unsavedOf('q', FIRST)).toBeUndefined()
})

test('a save waits for what is on its way, and then sends what is on the screen once', async () => {
  const { sent, hook, pass, answer, write } = draft()
  write(UNDONE)
  await pass(700)
  write(FIRST)
  await pass(600)
  const saving = hook.result.current.flush()
  await pass(200)
  await answer()
  expect(sent).toEqual(['tolta', 'prima'])
  await answer()
  await act(async () => expect(await saving).toBe(true))
  expect(sent).toEqual(['tolta', 'prima'])
})
