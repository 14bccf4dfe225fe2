import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { places } from './pages'
import { sample } from './play'
import { type Size, visitors } from './visitor'

// Every page, on a telephone in both themes and on a screen, where the colours are the same: nothing that axe objects to, nothing that
// needs scrolling sideways.

const visitor = visitors()
const MISSING = /status of 404/

/** In the dark the page is the same but for its colours. */
const looks = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, Parameters<AxeBuilder['options']>[0]>

async function objections(page: Page, look: keyof typeof looks): Promise<string[]> {
  await page.emulateMedia({ colorScheme: look })
  const axe = new AxeBuilder({ page }).options({ ...looks[look], resultTypes: ['violations'], preload: false })
  const { violations, passes } = await axe.analyze()
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look}, ${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  )
}

/** What sticks out of the window to the side, outside anything that scrolls by itself. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true
      return false
    }
    const whole = document.documentElement.scrollWidth
    const out = whole > width ? [`${width} px: the page is ${whole} px wide`] : []
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width: wide, height } = element.getBoundingClientRect()
      const sticks = wide > 1 && height > 1 && (right > width + 1 || left < -1)
      if (sticks && !scrolls(element) && !element.closest('.vh, .skip'))
        out.push(
          `${width} px: ${element.tagName}.${element.getAttribute('class')} ${Math.round(left)}–${Math.round(right)}`,
        )
    }
    return out
  })

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test.each(places)('$name', async ({ go }) => {
    const who = await visitor({ size, expected: MISSING })
    await go(who)
    const found = await objections(who.page, 'light')
    if (size === 'phone') found.push(...(await objections(who.page, 'dark')))
    // 320 px is a window of 1280 px at 400 %.
    const narrow =
      size === 'phone'
        ? [
            { width: 360, height: 740 },
            { width: 320, height: 256 },
          ]
        : []
    for (const viewport of narrow) {
      await who.page.setViewportSize(viewport)
      found.push(...(await tooWide(who.page)))
    }
    expect(found).toEqual([])
  })
})

test.each(['/progressi', `/domande/${encodeURIComponent(sample('choice').id)}`])(
  '%s arrives with its title',
  async (path) => {
    const page = await (await fetch((process.env.SITE_URL ?? '') + path)).text()
    expect(page.slice(0, page.indexOf('</head>'))).toMatch(/<title>[^<]+<\/title>/)
  },
)
