import { objections } from './objections'
import { sample } from './play'
import { visitors } from './visitor'

// That axe would find what is hard to read, and titles. Every page: axe-phone.test.ts, axe-desktop.test.ts.

const visitor = visitors()

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
