/** @jest-environment jsdom */
import { holdPlace } from '../../app/_ui/sandbox/hold-place'

test('what is run after a change is an effect without a cleanup, whatever scrolling gives back', () => {
  const scrolled: unknown[] = []
  // As browsers of late have it: scrolling gives back a promise.
  window.scrollBy = ((by: unknown) => {
    scrolled.push(by)
    return Promise.resolve()
  }) as unknown as typeof window.scrollBy
  const part = document.createElement('div')
  let height = 100
  part.getBoundingClientRect = () => ({ top: -50, bottom: height - 50 }) as DOMRect
  const hold = holdPlace(part)
  height = 130
  expect(hold()).toBeUndefined()
  expect(scrolled).toEqual([{ top: 30, behavior: 'instant' }])
})
