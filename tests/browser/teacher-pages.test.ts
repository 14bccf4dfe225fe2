import { readdirSync } from 'node:fs'
import { drawn } from '../setup/day'
import { readsPapers } from './a-paper'
import { doesAndReports, homework } from './a-report'
import { objections, tooWide } from './objections'
import { bench } from './own/table'
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

/** A deck with a question on paper, and its papers read; something of one's own; a hall. Returns the pages that forms lead to, and no link. */
async function prepares(who: Visitor, courseId: string): Promise<readonly string[]> {
  const { page, press, open } = who
  await readsPapers(who, courseId, ['Bianchi Anna;A;;'])
  await open(`${ROOT}/domande`)
  await writesAFight(who)
  await open(`${ROOT}/sessioni?corso=${courseId}`)
  await page.getByLabel('Titolo, che tutti vedono').fill('Ripasso')
  await press(page.getByRole('button', { name: 'Apri la sala' }))
  await page.waitForURL(/sessioni\/[0-9a-f-]{36}$/)

  await open(`${ROOT}/sessioni`)
  const one = page.getByRole('region', { name: 'Una domanda sola' })
  await one.getByRole('textbox').fill('legame vitale')
  await press(one.getByRole('button', { name: /^Cerca/ }))
  await page.waitForURL(/sessioni\/subito\?/)
  const atOnce = page.url()
  await open(`${ROOT}/mazzi?corso=${courseId}`)
  await press(page.getByRole('link', { name: /^Prova scritta/ }))
  await page.getByLabel('Domande (da 1 a 20)').fill('2')
  await press(page.getByRole('button', { name: 'Guarda le domande' }))
  await page.waitForURL(/scelta\?/)
  return [atOnce, page.url()]
}

/** A question of one's own that can be asked: two creatures fight, and where is one of them? */
async function writesAFight({ page, press }: Visitor): Promise<void> {
  const table = bench({ page, press })
  await table.begin('Due bloccanti')
  await table.put('Creatura', 'Golem', 'Campo di battaglia: Anna', { pt: '5/5' })
  await table.put('Creatura', 'Angelo', 'Campo di battaglia: Nora', { pt: '4/4' })
  const next = page.getByRole('group', { name: 'Azioni pronte' })
  await press(next.getByRole('button', { name: /Golem contro Nora/ }))
  await press(next.getByRole('button', { name: /Angelo .* Golem/ }))
  await press(next.getByRole('button', { name: 'Il combattimento va fino a tutto il danno' }))
  await table.ask('Dove si trova', { 'Di che cosa': 'Angelo' })
  await table.save()
}

/** One page of each kind, as links lead to it from the first and from those that forms lead to, and kinds that no link leads to. */
async function found({ page, open }: Visitor, byForms: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = new Map([[ROOT, ROOT]])
  const meet = (address: string): void => {
    const { pathname, search } = new URL(address)
    const kind = kindOf(pathname)
    if (kind !== undefined && !known.has(kind)) known.set(kind, pathname + search)
  }
  for (const address of byForms) meet(address)
  // What is added while they are gone through is gone through as well.
  for (const path of known.values()) {
    await open(path)
    // What is taken away as a file is no page.
    const links = await page
      .locator('a[href]:not([download])')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    for (const link of links) meet(link)
  }
  return known
}

/** The pages of a course are one line of which the one on screen is in sight. */
const tabsOf = ({ page }: Visitor): Promise<string[]> =>
  page.locator('nav.tabs ul').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { left, right, height } = row.getBoundingClientRect()
      const marked = row.querySelector('[aria-current]')?.getBoundingClientRect()
      const hidden = marked && (marked.left < left || marked.right > right)
      return [...(height > 64 ? [`tabs ${height} px high`] : []), ...(hidden ? ['the marked tab is out of sight'] : [])]
    }),
  )

test('is come to by links, and looks right at 360, 1280 and 1920 px in both themes', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  await registerTeacher(teacher, site)
  const { at, duty } = await homework(teacher, await register(student))
  await doesAndReports(student, duty)
  const byForms = [
    ...(await prepares(teacher, at.split('/').at(-1) ?? '')),
    `${site.url}${at}/ripasso?lezione=combattimento`,
    `${site.url}${at}/compiti/${duty.split('/').at(-1)}/tentativi/consegna?tutti=1`,
  ]
  const pages = await found(teacher, byForms)
  expect([...pages.keys()].toSorted()).toEqual(kinds.toSorted())

  const wrong: string[] = []
  for (const [kind, path] of drawn('pages of whoever teaches', [...pages], 5)) {
    await teacher.open(path)
    for (const width of [360, 1280, 1920]) {
      await teacher.page.setViewportSize({ width, height: 800 })
      for (const theme of ['light', 'dark'] as const)
        wrong.push(...(await objections(teacher.page, theme)).map((what) => `${kind} at ${width}: ${what}`))
      if (width === 360) wrong.push(...(await tabsOf(teacher)).map((what) => `${kind}: ${what}`))
      wrong.push(...(await tooWide(teacher.page)).map((what) => `${kind}: ${what}`))
    }
  }
  expect(wrong).toEqual([])
})
