import { readsPapers } from './a-paper'
import { looksRight } from './objections'
import { registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { alive, type Size, visitors } from './visitor'

// From papers that a scanner read to the gradebook: whose they are is put right by hand, then they count, with their median.

const visitor = visitors()

test.each<Size>(['phone', 'desktop'])(
  'on a %s papers are matched by name, put right by hand, and saved once',
  async (size) => {
    const who = await visitor({ size })
    await registerTeacher(who, site)
    const { page, press } = who
    await who.open('/formatore')
    await page.getByLabel('Titolo').fill('Corso su carta')
    await press(page.getByRole('button', { name: 'Crea il corso' }))
    await page.getByText('Il corso è pronto').waitFor()
    const courseId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    for (const name of ['Anna Bianchi', 'Bea Verdi'])
      await site.sql(
        `WITH u AS (INSERT INTO "User" (id, kind, email, name) VALUES (gen_random_uuid(), 'account', gen_random_uuid() || '@esempio.it', $2) RETURNING id)
       INSERT INTO "CourseMember" SELECT $1::uuid, id, 'studente', now() FROM u`,
        courseId,
        name,
      )
    await readsPapers(who, courseId, ['BIANCHI Anna;A;;', 'Bea V.;A;;'])
    const read = page.url()
    await who.open(`${new URL(read).pathname}/a-mano`)
    await looksRight(who)
    // However far the answers are scrolled, whose they are stands at the edge: here there is room for two of its columns.
    const table = page.getByRole('region', { name: 'Le risposte della classe' })
    const scrolled = await table.evaluate((box) => {
      box.style.width = '10rem'
      box.scrollLeft = 1_000
      const name = box.querySelector('tbody th') as HTMLElement
      const at = (each: Element) => Math.round(each.getBoundingClientRect().left)
      return { by: box.scrollLeft, off: at(name) - at(box), ground: getComputedStyle(name).backgroundColor }
    })
    expect(scrolled).toMatchObject({ off: 0, ground: expect.not.stringContaining('0, 0, 0, 0') })
    expect(scrolled.by).toBeGreaterThan(0)
    await who.open(new URL(read).pathname)
    await press(page.getByRole('link', { name: /^Porta i voti nel registro/ }))
    await page.getByText('1 foglio è senza persona').waitFor()
    await alive(page)
    await looksRight(who)
    await page.getByRole('combobox', { name: 'Bea V.' }).selectOption({ index: 1 })
    await press(page.getByRole('button', { name: 'Salva nel registro' }))
    await page.getByText('Nel registro ci sono 2 voti di questi fogli.').waitFor()
    expect(await page.getByText('già nel registro').count()).toBe(2)
    await looksRight(who)
    await press(page.getByRole('link', { name: 'Vai al registro' }))
    await page.getByRole('rowheader', { name: 'Mediana' }).waitFor()
    expect(await page.locator('tfoot td').allInnerTexts()).toEqual(['0% 2 voti', '0% 2 voti'])
    expect(await page.locator('tbody .gc').allInnerTexts()).toEqual([
      expect.stringContaining('0'),
      expect.stringContaining('0'),
    ])
    await looksRight(who)
  },
)
