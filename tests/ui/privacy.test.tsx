import { renderToStaticMarkup } from 'react-dom/server'
import { DAYS } from '#lib/server/retention/periods'
import { Footer } from '../../app/_ui/shell/footer'
import PrivacyPage from '../../app/(sito)/privacy/page'

test('the footer leads to what is kept of people', () => {
  expect(renderToStaticMarkup(<Footer />)).toMatch(/<a [^>]*href="\/privacy"[^>]*>Privacy<\/a>/)
})

test('the page says what is kept, how long as the sweep goes by it, who sees it, and how to take it away', () => {
  const page = renderToStaticMarkup(<PrivacyPage />)
  const headings = [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text)
  expect(headings).toEqual(['Che cosa viene conservato', 'Per quanto tempo', 'Chi lo vede', 'Come portarlo via'])
  expect(DAYS).toEqual({ guests: 400, sessions: 90, classes: 400, waiting: 400 })
  const said = [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text)
  for (const [what, days] of [
    [/senza account/, DAYS.guests],
    [/Un accesso/, DAYS.sessions],
    [/sessione dal vivo/, DAYS.classes],
    [/è atteso in un corso/, DAYS.waiting],
  ] as const)
    expect(said.find((text) => what.test(text))).toContain(`${days} giorni`)
  for (const href of ['/account', '/account/elimina', '/accedi']) expect(page).toContain(`href="${href}"`)
})
