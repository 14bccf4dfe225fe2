import { objections, tooWide } from './objections'
import { type Place, places } from './pages'
import { type Size, sizes, type Visitor, visitors } from './visitor'

const MISSING = /status of 404/

/**
 * Tests of every page, on a telephone in both themes and on a screen, where the colours are the same: nothing that axe objects to, nothing
 * that needs scrolling sideways. Each size is a file: they run side by side.
 */
export function everyPage(size: Size): void {
  const visitor = visitors()
  const people = new Map<string, Promise<Visitor>>()

  /** Somebody who has come so far; whoever goes to several places is the same. */
  const personOf = ({ as }: Place): Promise<Visitor> => {
    if (!as) return visitor({ size, expected: MISSING })
    const come = async () => {
      const who = await visitor({ size, expected: MISSING, stays: true })
      await as.begin(who)
      return who
    }
    const known = people.get(as.name) ?? come()
    people.set(as.name, known)
    return known
  }

  test.each(places)('$name', async (place) => {
    const who = await personOf(place)
    await who.page.setViewportSize(sizes[size].viewport)
    await place.go(who)
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
}
