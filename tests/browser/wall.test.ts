import type { Page } from 'playwright-core'
import type { LiveView } from '#lib/italian/class-views'
import { registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { type Visitor, visitors } from './visitor'
import { everyKind, states } from './wall-states'

// The wall of a room in every state it may be told to show, on the two screens that rooms have.

const visitor = visitors()
let wall: Visitor
beforeAll(async () => {
  wall = await visitor({ stays: true })
  await registerTeacher(wall, site)
  await wall.open('/formatore/sessioni')
  await wall.page.getByLabel('Titolo, che tutti vedono').fill('Corso serale per arbitri di livello 1 di Bologna')
  await wall.press(wall.page.getByRole('button', { name: 'Apri la sala' }))
  await wall.page.getByRole('button', { name: 'Comincia' }).waitFor()
  // The line to the site is the test's: what comes over it is what the test says.
  await wall.context.addInitScript(() => {
    const lines: EventTarget[] = []
    Object.assign(globalThis, { lines })
    globalThis.EventSource = class extends EventTarget {
      constructor() {
        super()
        lines.push(this)
      }
      close() {}
    } as unknown as typeof EventSource
  })
  await wall.open(`${new URL(wall.page.url()).pathname}/proiettore`)
})

/** Shows a state, and waits until it stands. */
const show = (page: Page, state: LiveView): Promise<void> =>
  page.evaluate(async (told) => {
    const { lines } = globalThis as unknown as { lines: EventTarget[] }
    lines.at(-1)?.dispatchEvent(new MessageEvent('stato', { data: JSON.stringify(told) }))
    const frames = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
    await frames()
    // Letters that were not shown before are fetched, and have another width.
    await document.fonts.ready
    await frames()
  }, state)

/** What of a wall cannot be seen whole, or is too small for whoever sits at the back. */
const amiss = (page: Page, crowd: boolean): Promise<string[]> =>
  page.evaluate((crowd) => {
    const found: string[] = []
    const { scrollHeight, scrollWidth } = document.documentElement
    if (scrollHeight > innerHeight) found.push(`${scrollHeight} px high`)
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide`)
    const whole = (element: Element): string => `${element.tagName} «${element.textContent?.slice(0, 30)}»`
    const out = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.top < outer.top - 1 ||
      inner.left < outer.left - 1 ||
      inner.bottom > outer.bottom + 1 ||
      inner.right > outer.right + 1
    const shown = [...document.querySelectorAll('.wall *')].filter(
      (element) => element.checkVisibility() && !element.closest('.vh, [popover]') && !element.closest('svg *'),
    )
    if (shown.length < 6) found.push('next to nothing is shown')
    const [head, slide, foot] = [...document.querySelectorAll('.wall > *')].map((part) => part.getBoundingClientRect())
    if (head && slide && foot && (head.bottom > slide.top + 1 || slide.bottom > foot.top + 1))
      found.push('parts overlap')
    for (const element of shown) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      if (out(box, new DOMRect(0, 0, innerWidth, innerHeight))) found.push(`outside the window: ${whole(element)}`)
      for (let up = element.parentElement; up?.closest('.wall'); up = up.parentElement)
        if (getComputedStyle(up).overflowY !== 'visible' || up.matches('.wall > *'))
          if (out(box, up.getBoundingClientRect()))
            found.push(`cut by ${up.className || up.tagName}: ${whole(element)}`)
    }
    // Sizes are those of the smaller screen: the larger shows the same, larger.
    const scale = innerHeight / 720
    const least = {
      // A question is read from the last row, however long it is; what there is to choose from may be long in one piece.
      // A sentence stands on one page: a very long one may have to be smaller.
      '.wall-asked .wall-question :is(p:not(.live-round), blockquote, h1)': 28,
      '.wall-pinned': 24,
      '.wall-asked:not(.wall-call) .wall-options li': 20,
      'h1, .wall-options li': 19,
      '.live-bar-text, .live-said li, .live-needed li, .wall-clock b': 15,
      '.word, .wall-turn .btn': 20,
      kbd: 15,
      '.live-podium li': 36,
      '.live-podium-more': 24,
      '.wall-asked .to-fill': crowd ? 8 : 14,
      '.card .nm, .who b': crowd ? 7 : 9,
      '.card .tx': crowd ? 5 : 12,
    }
    for (const [selector, size] of Object.entries(least))
      for (const element of document.querySelectorAll<HTMLElement & { currentCSSZoom: number }>(
        `.wall :is(${selector})`,
      )) {
        const drawn = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom
        if (drawn < size * scale * 0.99) found.push(`${drawn.toFixed(1)} px: ${whole(element)}`)
      }
    for (const sign of document.querySelectorAll<SVGElement & { currentCSSZoom: number }>(
      '.wall :is(.ver, .wall-turn) .ico',
    )) {
      const word = Number.parseFloat(getComputedStyle(sign).fontSize) * sign.currentCSSZoom
      if (sign.getBoundingClientRect().height < word * 0.9) found.push(`a sign smaller than its word: ${whole(sign)}`)
    }
    for (const card of document.querySelectorAll('.wall :is(.card, .spell)')) {
      const place = card.closest('.lane, .field, .stack')
      if (place && out(card.getBoundingClientRect(), place.getBoundingClientRect()))
        found.push(`beyond its place: ${whole(card)}`)
    }
    for (const text of document.querySelectorAll('.wall .card .tx'))
      if (text.textContent && !text.checkVisibility()) found.push(`not shown: ${whole(text)}`)
    return [...new Set(found)]
  }, crowd)

describe.each([
  [1280, 720],
  [1920, 1080],
])('on a screen of %i × %i', (width, height) => {
  beforeAll(() => wall.page.setViewportSize({ width, height }))

  test.each([...states])('%s: all of it is there to see', async (name, state) => {
    await show(wall.page, state)
    const crowd = name.includes('crowded')
    expect(await amiss(wall.page, crowd)).toEqual([])
    const tables = state.question?.table && (state.phase !== 'revealed' || state.step) ? 1 : 0
    expect(await wall.page.getByRole('figure', { name: 'Il tavolo' }).count()).toBe(tables)
    // What is too long for one page is turned by the arrows, to what there is to choose from.
    const turning = wall.page.locator('.wall-turn')
    if ((await turning.count()) === 0) return
    const dead = () => turning.locator('button').last().isDisabled()
    for (let turns = 0; !(await dead()); turns++) {
      expect(turns).toBeLessThan(8)
      await wall.page.keyboard.press('ArrowRight')
      expect(await amiss(wall.page, crowd)).toEqual([])
    }
    expect(await wall.page.locator('.wall-question h1').textContent()).toBe(state.question?.ask)
  })
})

test('what stands on cards is read from the last row: at 20 px and 28 px on the two screens, but on a crowded table', async () => {
  for (const [width, height, least] of [
    [1280, 720, 20],
    [1920, 1080, 28],
  ] as const) {
    await wall.page.setViewportSize({ width, height })
    const sizes: number[] = []
    for (const state of everyKind()) {
      await show(wall.page, state)
      expect(await amiss(wall.page, false)).toEqual([])
      const size = await wall.page.evaluate(() =>
        Math.min(
          ...[...document.querySelectorAll<HTMLElement & { currentCSSZoom: number }>('.wall .card .tx > span')].map(
            (line) => Number.parseFloat(getComputedStyle(line).fontSize) * line.currentCSSZoom,
          ),
        ),
      )
      if (Number.isFinite(size)) sizes.push(size)
    }
    expect(sizes.length).toBeGreaterThan(10)
    expect(sizes.filter((size) => size >= least - 0.1).length / sizes.length).toBeGreaterThan(0.85)
  }
})

test('whoever leads from elsewhere turns a long question, and what is not on the table has its letter below it', async () => {
  const long = states.get('open, long')
  const later = states.get('open, a blank of what is not there yet')
  if (!long || !later) throw new Error('no such state')
  const { page } = wall
  await page.setViewportSize({ width: 1280, height: 720 })
  await show(page, { ...long, step: 0 })
  const part = page.locator('.wall-turn [role=status]')
  await part.getByText(/^Parte 1 di [2-9]$/).waitFor()
  // Beyond the last one is the last one: what is asked, and what there is to choose from.
  await show(page, { ...long, step: 1_000 })
  expect(await page.locator('.wall-question h1').textContent()).toBe(long.question?.ask)
  await show(page, { ...long, step: 1 })
  await part.getByText(/^Parte 1 di/).waitFor()
  await show(page, later)
  expect((await page.locator('.wall-off').innerText()).replace(/\s+/g, ' ')).toMatch(/^Non sul tavolo .*B$/)
})
