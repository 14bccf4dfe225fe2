import { type RunOptions, type Spec, source } from 'axe-core'
import type { Page } from 'playwright-core'
import { WHOLE } from '../setup/day'
import type { Visitor } from './visitor'

/** In the dark the page is the same but for its colours. */
const looks = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions>

/** What axe objects to on a page, in one theme. */
export async function objections(page: Page, look: keyof typeof looks): Promise<string[]> {
  await page.emulateMedia({ colorScheme: look })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  if (!WHOLE) await page.evaluate(oneTextOfEachLook)
  // Only pages with frames of other sites would need more than one look from inside, and ours have none.
  expect(await page.locator('iframe').count()).toBe(0)
  const { violations, passes } = await page.evaluate((options) => axe.run(document, options), {
    ...looks[look],
    resultTypes: ['violations'],
    preload: false,
  } satisfies RunOptions)
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look}, ${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  )
}

declare const axe: {
  run(context: Document, options: RunOptions): Promise<import('axe-core').AxeResults>
  configure(spec: Spec): void
}

/**
 * Has axe look at the contrast of the first and the last text of those that look the same: of one colour, size and weight, on the same
 * ground. A lesson has thousands of texts and a hundred looks, and nine tenths of the time went to finding the same again. A run over
 * everything looks at each.
 */
function oneTextOfEachLook(): void {
  const grounds = new Map<Element | null, string>([[null, '']])
  /** What lies behind the text of an element: the colours and pictures of those around it, up to the first that hides the rest. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element)
    if (known !== undefined || element === null) return known ?? ''
    const { opacity, backgroundImage, backgroundColor } = getComputedStyle(element)
    const hides = opacity === '1' && backgroundImage === 'none' && backgroundColor.startsWith('rgb(')
    const own = `${opacity} ${backgroundImage} ${backgroundColor}`
    const clear = own === '1 none rgba(0, 0, 0, 0)'
    const ground = hides ? own : `${clear ? '' : own}/${groundOf(element.parentElement)}`
    grounds.set(element, ground)
    return ground
  }
  const seen = new Map<string, { first: Element; last: Element }>()
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-looked-at')
    const speaks = 'value' in element || [...element.childNodes].some((n) => n.nodeType === 3 && n.nodeValue?.trim())
    const { width, height } = element.getBoundingClientRect()
    if (!speaks || width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element)
    const off = element.closest('label, :disabled, [aria-disabled]')?.outerHTML.includes('disabled')
    const look = [groundOf(element), color, fontSize, fontWeight, textShadow, position, off].join('|')
    const first = seen.get(look)?.first ?? element
    seen.set(look, { first, last: element })
  }
  for (const { first, last } of seen.values()) for (const one of [first, last]) one.setAttribute('data-looked-at', '')
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-looked-at]' }] })
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
  // A line that stays in sight covers nothing at the top; what it covers further down is scrolled from under it.
  await page.evaluate(() => {
    if (document.querySelector('.jumps')?.checkVisibility()) scrollTo(0, 0)
  })
  const found = [...(await objections(page, 'light')), ...(await objections(page, 'dark')), ...(await tooWide(page))]
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  found.push(...(await tooWide(page)))
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
  expect([new URL(page.url()).pathname, found]).toEqual([new URL(page.url()).pathname, []])
}
