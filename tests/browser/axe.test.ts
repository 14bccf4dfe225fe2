import { objections, tooWide } from './objections'
import { places } from './pages'
import { sample } from './play'
import { type Size, visitors } from './visitor'

// Every page, on a telephone in both themes and on a screen, where the colours are the same: nothing that axe objects to, nothing that
// needs scrolling sideways.

const visitor = visitors()
const MISSING = /status of 404/

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

test('of many texts alike, one that is hard to read is found, in either theme', async () => {
  const { page, open } = await visitor({ size: 'phone' })
  await open('/regole/702')
  const harm = (css: string) =>
    page.evaluate((css) => {
      const links = [...document.querySelectorAll<HTMLElement>('main li a')]
      const one = links[Math.floor(links.length / 2)]
      if (one) one.style.cssText = css
    }, css)
  for (const [look, faint] of [
    ['light', '#999'],
    ['dark', '#555'],
  ] as const) {
    await harm('')
    expect(await objections(page, look)).toEqual([])
    for (const css of [`color: ${faint}`, 'opacity: 0.4', 'background: #888']) {
      await harm(css)
      expect(await objections(page, look)).toContainEqual(expect.stringContaining(`${look}, color-contrast: `))
    }
  }
})
