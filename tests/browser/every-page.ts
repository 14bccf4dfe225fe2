import { objections, tooWide } from './objections'
import { places } from './pages'
import { type Size, visitors } from './visitor'

const MISSING = /status of 404/

/**
 * Tests of every page, on a telephone in both themes and on a screen, where the colours are the same: nothing that axe objects to, nothing
 * that needs scrolling sideways. Each size is a file: they run side by side.
 */
export function everyPage(size: Size): void {
  const visitor = visitors()

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
            // A folding telephone, closed: the narrowest that is sold.
            { width: 344, height: 882 },
            { width: 320, height: 256 },
          ]
        : []
    for (const viewport of narrow) {
      await who.page.setViewportSize(viewport)
      found.push(...(await tooWide(who.page)))
    }
    expect(found).toEqual([])
  })
}
