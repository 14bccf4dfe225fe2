import { visitors } from './visitor'

// A table of a lesson that waits until its reader has said what will come of it; nothing of it needs a script.

const visitor = visitors()

test.each([
  ['phone', true],
  ['desktop', true],
  ['phone', false],
] as const)(
  'on a %s, with a script %s, a table to foretell waits, and says of each choice who thinks so',
  async (size, javaScriptEnabled) => {
    const { page, open } = await visitor({ size, options: { javaScriptEnabled } })
    await open('/lezioni/combattimento/volare')
    const one = page.locator('#scenario-volare-tardi')
    await one.scrollIntoViewIfNeeded()
    expect(await one.getByRole('radio').count()).toBe(2)
    expect(await one.locator('figure.table:visible').count()).toBe(1)
    const steps = one.locator('ol.trace li').first()
    expect(await steps.isVisible()).toBe(false)
    expect(await one.innerText()).not.toContain('il danno va a Orso')
    await one.getByLabel('17', { exact: true }).check()
    await steps.waitFor()
    expect(await one.locator('figure.table:visible').count()).toBe(1)
    const said = one.locator('[role="status"] .notice:visible')
    expect(await said.innerText()).toContain('«Volare ottenuto dopo il blocco annulla il blocco».')
    expect(await one.innerText()).toContain('il danno va a Orso')
    await one.getByLabel('20', { exact: true }).check()
    expect(await said.innerText()).toBe('È quello che succede.')
    await one.getByLabel('17', { exact: true }).check()
    await said.getByRole('link').click()
    expect(new URL(page.url()).hash).toBe('#errore-evasion-after-block')
  },
)

test.each([
  ['phone', true],
  ['desktop', false],
] as const)(
  'on a %s, with a script %s, two positions wait side by side, and both play once something is chosen',
  async (size, javaScriptEnabled) => {
    const { page, open } = await visitor({ size, options: { javaScriptEnabled } })
    await open('/lezioni/punti-vita/zero-o-meno')
    const pair = page.locator('#confronto-perdi-poi-guadagni')
    await pair.scrollIntoViewIfNeeded()
    expect(await pair.getByRole('radio').count()).toBe(4)
    expect(await pair.locator('figure.table:visible').count()).toBe(2)
    expect(await pair.innerText()).not.toContain('la seconda arriva tardi')
    await pair.getByLabel('In tutte e due').check()
    for (const id of ['perdi-poi-guadagni', 'perdi-e-poi-guadagni'])
      await pair.locator(`#scenario-${id} ol.trace li`).first().waitFor()
    expect(await pair.innerText()).toContain('la seconda arriva tardi')
    const said = pair.locator('[role="status"] .notice:visible')
    expect(await said.innerText()).toMatch(/«A\s0\spunti\svita\ssi perde all’istante»/)
    await pair.getByLabel('Solo nella seconda').check()
    expect(await said.innerText()).toBe('È quello che succede.')
  },
)
