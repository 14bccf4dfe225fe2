import { hasReason, type Matter } from '#lib/italian/index'
import { type Finding, lintItem, withoutPrinted } from '#lib/italian/lint/index'
import { formOf, NATURAL_FORM, templates } from '#lib/questions/index'
import { atMost } from '../setup/day'
import { believedSteps, headlines, said, sampled, unnamed } from './sample'
import { misspelt, wordsOf } from './spelling'

/** Items of each template: of all together some seven hundred, others every day, or five thousand. */
const SPREAD = atMost(4, Math.ceil(5_000 / templates.length))
/** How many of them are also told as beliefs have it: that takes as long as all the rest. */
const BELIEVED = atMost(1, 10)

/** Every word that was said, with a text where it stands; names of people and things aside. */
const words = new Map<string, string>()

function remember(texts: readonly string[], names: ReadonlySet<string>): void {
  for (const text of texts)
    for (const word of wordsOf(text)) if (!names.has(word) && !words.has(word)) words.set(word, text)
}

const readable = ({ check, found, text, severity }: Finding): string => `${severity} ${check} «${found}» in: ${text}`

it.each(templates.map((t) => [t.id, t] as const))('every word around %s passes the checks', (_, t) => {
  const found = new Set<string>()
  const items = sampled(t, SPREAD)
  for (const [n, item] of items.entries()) {
    const { people, truth, told } = said(item, `seme-${n}`)
    const names = new Set([...truth.players, ...truth.things].flatMap((x) => wordsOf(x.text)))
    for (const { printed } of truth.things) for (const word of wordsOf(printed?.it ?? '')) names.add(word)
    const stem = truth.stem.map((text) => withoutPrinted(text, truth.things))
    remember([...stem, truth.ask, ...truth.options.map((o) => o.text), ...truth.steps], names)
    remember(headlines(item, people), names)
    const findings = [...lintItem(truth)]
    // Who believes something else also counts otherwise, and may have damage destroy.
    if (n % Math.ceil(items.length / BELIEVED) === 0)
      for (const steps of believedSteps(item, `seme-${n}`)) {
        remember(steps, names)
        const alone = { ...truth, stem: [], ask: '', options: [], steps }
        findings.push(...lintItem(alone).filter(({ check }) => check !== 'L60' && check !== 'L34'))
      }
    for (const name of unnamed(item, people, truth.stem)) found.add(`${item.id}: the stem does not name ${name}`)
    for (const step of told) if (step.rules.length === 0) found.add(`${item.id}: no rule beside «${step.sentence}»`)
    for (const f of findings) found.add(`${item.id}: ${readable(f)}`)
    for (const sentence of headlines(item, people)) expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u)
  }
  expect([...found].slice(0, 10)).toEqual([])
})

it('every word is spelt as the dictionary has it', () => {
  expect(words.size).toBeGreaterThan(500)
  expect(misspelt(new Set(words.keys())).map((word) => `${word}: ${words.get(word) ?? ''}`)).toEqual([])
})

it('every answer of every question with reasons can be said', () => {
  const missing = new Set<string>()
  for (const t of templates)
    for (const item of formOf(t) === 'yes-no' ? sampled(t, SPREAD) : []) {
      const { ask } = item.probe
      if ((item.form !== 'yes-no' && item.form !== 'reply') || NATURAL_FORM[ask] !== 'yes-no') continue
      for (const { value } of item.options) {
        if (typeof value !== 'object' || value === null || !('reason' in value)) continue
        const answer = { verdict: value.verdict === true, reason: String(value.reason) }
        if (!hasReason(answer, ask as Matter))
          missing.add(`${t.id}: ${answer.verdict ? 'yes' : 'no'}, because ${answer.reason}`)
      }
    }
  expect([...missing]).toEqual([])
})
