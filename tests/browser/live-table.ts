import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor'

// What a reader does at a table of a lesson.

/** Says something of what comes, where a table waits for it, alone or beside another one. */
export async function foretells(one: Locator): Promise<void> {
  const beside = one.locator('xpath=ancestor::div[@class="foretell"]')
  const first = ((await beside.count()) ? beside : one).getByRole('radio').first()
  if (await first.count()) await first.check()
}

/** Moves to the last step: what the table then shows, and how many steps there are. */
export async function end(one: Locator, press: Visitor['press']) {
  const steps = await one.locator('ol.trace button.stepno').count()
  if (steps > 1) {
    const next = one.getByRole('button', { name: 'Passo successivo' })
    while ((await next.getAttribute('aria-disabled')) !== 'true') await press(next)
    expect(await one.locator('.stepper output').innerText()).toBe(`Passo ${steps} di ${steps}`)
  }
  return {
    steps,
    // The one for paper is taken away a moment after the last step is shown.
    text: `${await one.locator('figure.table:not(.paper *, .before *)').innerText()}\n${await one.locator('ol.trace').first().innerText()}`,
  }
}

/** Whether the scenario comes to something else than before; its answer takes a moment, and need not differ. */
export async function differs(one: Locator, press: Visitor['press'], before: string): Promise<boolean> {
  for (let turn = 0; turn < 5; turn++) {
    await one.page().waitForTimeout(60)
    if ((await end(one, press)).text !== before) return true
  }
  return false
}
