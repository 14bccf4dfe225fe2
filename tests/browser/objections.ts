import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Visitor } from './visitor'

/** In the dark the page is the same but for its colours. */
const looks = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, Parameters<AxeBuilder['options']>[0]>

/** What axe objects to on a page, in one theme. */
export async function objections(page: Page, look: keyof typeof looks): Promise<string[]> {
  await page.emulateMedia({ colorScheme: look })
  // The page itself judges what was found: else all of it is carried to an empty page first, which takes as long again. Only pages with
  // frames of other sites need that, and ours have none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...looks[look], resultTypes: ['violations'], preload: false })
  expect(await page.locator('iframe').count()).toBe(0)
  const { violations, passes } = await axe.analyze()
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look}, ${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  )
}

/** What sticks out of the window to the side, outside anything that scrolls by itself. */
export const tooWide = (page: Page): Promise<string[]> =>
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

/** Nothing that axe objects to in either theme, nothing that needs scrolling sideways, at 320 px too. */
export async function looksRight({ page }: Visitor): Promise<void> {
  const found = [...(await objections(page, 'light')), ...(await objections(page, 'dark')), ...(await tooWide(page))]
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  found.push(...(await tooWide(page)))
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
  expect([new URL(page.url()).pathname, found]).toEqual([new URL(page.url()).pathname, []])
}
