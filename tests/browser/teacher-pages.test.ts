import { readdirSync } from 'node:fs'
import { drawn } from '../setup/day'
import { readsPapers } from './a-paper'
import { doesAndReports, homework } from './a-report'
import { objections, tooWide } from './objections'
import { register, registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { type Visitor, visitors } from './visitor'

// Every page of whoever teaches, come to by its links from the first one, as wide as a telephone, a desk and a wall.

const visitor = visitors()
const ROOT = '/formatore'

/** Addresses of the pages there are, with `[…]` where one of many stands. */
const kinds = readdirSync('app/(aula)/formatore', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => `${ROOT}/${file}`.replace(/\/page\.tsx$/, ''))

/** Those without a name of their own are tried last: «nuovo» is no identifier. */
const kindOf = (path: string): string | undefined =>
  kinds
    .toSorted((a, b) => a.split('[').length - b.split('[').length)
    .find((kind) => new RegExp(`^${kind.replace(/\[[^\]]+\]/g, '[^/]+')}$`).test(path))

/** A deck with a question on paper, and its papers read; something of one's own; a hall. */
async function prepares(who: Visitor, courseId: string): Promise<void> {
  const { page, press, open } = who
  await readsPapers(who, courseId, ['Bianchi Anna;A;;'])
  await open(`${ROOT}/domande`)
  await page.getByLabel('Titolo, per ritrovarla').fill('Due bloccanti')
  await press(page.getByRole('button', { name: 'Comincia' }))
  await page.waitForURL(/domande\/[0-9a-f-]{36}$/)
  await open(`${ROOT}/sessioni?corso=${courseId}`)
  await page.getByLabel('Titolo, che tutti vedono').fill('Ripasso')
  await press(page.getByRole('button', { name: 'Apri la sala' }))
  await page.waitForURL(/sessioni\/[0-9a-f-]{36}$/)
}

/** One page of each kind, as links lead to it from the first, and kinds that no link leads to. */
async function found({ page, open }: Visitor): Promise<ReadonlyMap<string, string>> {
  const known = new Map([[ROOT, ROOT]])
  // What is added while they are gone through is gone through as well.
  for (const path of known.values()) {
    await open(path)
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    for (const link of links) {
      const { pathname, search } = new URL(link)
      const kind = kindOf(pathname)
      if (kind !== undefined && !known.has(kind)) known.set(kind, pathname + search)
    }
  }
  return known
}

test('is come to by links, and looks right at 360, 1280 and 1920 px in both themes', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  await registerTeacher(teacher, site)
  const { at, duty } = await homework(teacher, await register(student))
  await doesAndReports(student, duty)
  await prepares(teacher, at.split('/').at(-1) ?? '')
  const pages = await found(teacher)
  expect([...pages.keys()].toSorted()).toEqual(kinds.toSorted())

  const wrong: string[] = []
  for (const [kind, path] of drawn('pages of whoever teaches', [...pages], 5)) {
    await teacher.open(path)
    for (const width of [360, 1280, 1920]) {
      await teacher.page.setViewportSize({ width, height: 800 })
      for (const theme of ['light', 'dark'] as const)
        wrong.push(...(await objections(teacher.page, theme)).map((what) => `${kind} at ${width}: ${what}`))
      wrong.push(...(await tooWide(teacher.page)).map((what) => `${kind}: ${what}`))
    }
  }
  expect(wrong).toEqual([])
})
