import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { places } from './pages'
import { type Size, visitors } from './visitor'

// Every page in both themes, on a telephone and on a screen: nothing that axe objects to, nothing that needs scrolling sideways.

const visitor = visitors()
const MISSING = /status of 404/

async function objections(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  )
}

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test('no page has an obstacle, in the light or in the dark', async () => {
    const who = await visitor({ size, expected: MISSING, options: { colorScheme: 'light' } })
    const found: string[] = []
    for (const { name, go } of places) {
      await who.page.emulateMedia({ colorScheme: 'light' })
      await go(who)
      for (const colorScheme of ['light', 'dark'] as const) {
        await who.page.emulateMedia({ colorScheme })
        for (const what of await objections(who.page)) found.push(`${name}, ${colorScheme}: ${what}`)
      }
    }
    expect(found).toEqual([])
  }, 300_000)
})

/** What sticks out of the window to the side, outside anything that scrolls by itself. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true
      return false
    }
    const out =
      document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : []
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect()
      const seen = box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== 'hidden'
      if (seen && (box.right > width + 1 || box.left < -1) && !scrolls(element) && !element.closest('.vh, .skip'))
        out.push(`${element.tagName}.${element.getAttribute('class')} ${Math.round(box.left)}–${Math.round(box.right)}`)
    }
    return out
  })

// 320 px is a window of 1280 px at 400 %.
test.each([
  [360, 740],
  [320, 256],
])('nothing has to be scrolled sideways at %i px', async (width, height) => {
  const who = await visitor({ expected: MISSING, options: { viewport: { width, height } } })
  const found: string[] = []
  for (const { name, go } of places) {
    await go(who)
    for (const what of await tooWide(who.page)) found.push(`${name}: ${what}`)
  }
  expect(found).toEqual([])
})
