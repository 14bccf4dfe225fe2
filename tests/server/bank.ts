import { err, ok } from '#lib/base/result'
import type { BeliefView, QuestionView, TableView, VerdictView } from '#lib/italian/views'
import { drawCalls } from '#lib/questions/calls'
import type { Answer, Item, PublicItem } from '#lib/questions/item'
import type { Bank } from '#lib/server/bank'
import type { Offer } from '#lib/server/work/tasks'

/** Marks whatever must not leave the server before an answer is locked: look for it in what does. */
export const SECRET = 'SEGRETO'

const POINTS = 40

/** Templates by slug: the rules they exercise and the form of their items. */
const templates: Readonly<Record<string, { readonly form: Item['form']; readonly claims: readonly string[] }>> = {
  guadagno: { form: 'number', claims: ['119.3'] },
  pagamento: { form: 'yes-no', claims: ['119.4'] },
  legame: { form: 'choice', claims: ['702.15b', '119.3'] },
  sconfitta: { form: 'choice', claims: ['704.5a'] },
  danno: { form: 'number', claims: ['120.3a', '119.10'] },
}

const id = (template: string, point: number): string => `${template}.v1.${point}`

function instantiate(itemId: string): ReturnType<Bank['instantiate']> {
  const [, slug = '', version, point] = /^([a-z-]+)\.v(\d+)\.(\d+)$/.exec(itemId) ?? []
  const template = templates[slug]
  if (version === undefined) return err('malformed-id')
  if (!template) return err('unknown-template')
  if (version !== '1') return err('old-version')
  if (Number(point) >= POINTS) return err('out-of-range')
  return ok(made(slug, Number(point)))
}

/** The right one is `ok`; `ko` is a belief about the template's first rule, `altro` one about another. */
function made(slug: string, point: number): Item {
  const { form, claims } = templates[slug] as (typeof templates)[string]
  const values = form === 'number' ? [point, point + 1, -point - 1] : ['giusto', 'sbagliato', 'altro']
  const beliefs = [[], [`${claims[0]}/${SECRET}-credenza`], [`510.2/${SECRET}-altra`]]
  return {
    id: id(slug, point),
    template: slug,
    version: 1,
    edition: '2026-09-25',
    claims,
    scenario: { point },
    probe: { of: slug },
    form,
    options: ['ok', 'ko', 'altro'].map((key, i) => ({
      key,
      value: form === 'yes-no' ? { verdict: i < 2 ? 'no' : 'yes', reason: String(i) } : values[i],
      beliefs: beliefs[i],
    })),
    right: 'ok',
  } as unknown as Item
}

/** The answer that is right for an item of this bank, and one that betrays the belief about its first rule. */
export const rightAnswer = (itemId: string): Answer => answer(itemId, 0)
export const wrongAnswer = (itemId: string): Answer => answer(itemId, 1)

function answer(itemId: string, index: number): Answer {
  const item = instantiate(itemId)
  if (!item.ok) throw new Error(`no such item: ${itemId}`)
  const option = item.value.options[index]
  if (!option) throw new Error('no such option')
  return item.value.form === 'number' ? { number: option.value as number } : { option: option.key }
}

const table: TableView = {
  turn: 'Turno di Anna',
  step: { it: 'Prima fase principale', en: 'precombat main phase' },
  seats: [],
  lanes: [],
  rows: {},
  stack: [],
}

const question = (item: PublicItem, seed: string): QuestionView => ({
  itemId: item.id,
  form: item.form,
  stem: [`Scenario ${JSON.stringify(item.scenario)}, seme ${seed}.`],
  ask: `Quanto fa ${item.id}?`,
  keywords: [],
  table,
  options: item.options.map(({ key, value }) => ({ key, text: JSON.stringify(value) })),
})

const belief = (beliefId: string): BeliefView => ({
  id: beliefId,
  title: `Credenza ${beliefId}`,
  text: 'Paragrafo.',
  reread: ['119.3'],
})

function verdict(item: Item, given: Answer | null, seed: string): VerdictView {
  const chosen = item.options.find(
    (o) => given && ('option' in given ? o.key === given.option : 'number' in given ? o.value === given.number : false),
  )
  return {
    right: chosen?.key === item.right,
    headline: `È giusto ${item.right} (${seed}).`,
    answered: given ? `Hai risposto ${JSON.stringify(given)}.` : '',
    rightKey: item.right,
    ...(chosen && { chosenKey: chosen.key }),
    rightOutcomeWrongReason: false,
    beliefs: (chosen?.beliefs ?? []).map(belief),
    steps: [{ n: 1, sentence: 'Succede.', rules: ['510.2'], figure: '', decisive: true, table }],
    believed: [],
    rules: [...item.claims],
  }
}

function offer(itemId: string): Offer {
  const item = instantiate(itemId)
  if (!item.ok) throw new Error(`no such item: ${itemId}`)
  const shown = bank.toPublic(item.value)
  return { item: item.value, estimate: bank.estimate(shown) }
}

/** Five templates of forty items each, with every use that the use cases make of the real ones. */
export const bank: Bank = {
  edition: '2026-09-25',
  version: 'prova',
  rules: () => [...new Set(Object.values(templates).flatMap(({ claims }) => claims))],
  kindOf: ({ right, scenario }) => ({ answer: right, board: JSON.stringify(scenario) }),
  candidates: (seed, { rules, template, without }) =>
    Object.entries(templates)
      .filter(
        ([slug, { claims }]) =>
          (!template || slug === template) &&
          !without?.includes(slug) &&
          (!rules || claims.some((r) => rules.includes(r))),
      )
      .flatMap(([slug, { form, claims }]) =>
        Array.from({ length: 12 }, (_, i) => {
          const point = (i * 7 + seed.charCodeAt(0)) % POINTS
          return { id: id(slug, point), template: slug, form, claims }
        }),
      ),
  draw: async (draws) =>
    draws.map(({ seed, wish, without }) =>
      bank.candidates(seed, { ...wish, without }).map(({ id: itemId }) => offer(itemId)),
    ),
  variants: async ({ sought, met, not }) => {
    const taken = new Set(not)
    return sought.map(({ templates: wanted, seed, ...wish }) => {
      const [first = ''] = wanted
      const among = (template: string, without: ReadonlySet<string>) =>
        bank.variant(template, seed, { ...wish, not: without })
      const unmet = wanted.map((template) => among(template, new Set([...met, ...taken]))).find((found) => found)
      const found = unmet ?? among(first, taken)
      if (found === undefined) return null
      taken.add(found)
      return offer(found)
    })
  },
  calls: async (wish) => drawCalls(wish),
  items: async (ids) => ids.flatMap((itemId) => (bank.instantiate(itemId).ok ? [offer(itemId).item] : [])),
  prerequisites: () => new Map([['704', ['119.3']]]),
  templates: () =>
    Object.entries(templates).map(([slug, { claims, form }]) => ({
      id: slug,
      claims,
      form,
      beliefs: [`${claims[0]}/creduto`],
    })),
  another: ({ template }, seed, { without, ...wish }) =>
    without?.includes(template) ? undefined : bank.variant(template, seed, wish),
  twin: (item, seed, wish) => bank.another(item, seed, wish),
  onSamePoint: ({ template }) => [template],
  variant: (template, seed, { not }) => {
    const ids = Array.from({ length: POINTS }, (_, i) => id(template, (i * 7 + seed.charCodeAt(0)) % POINTS))
    return template in templates ? ids.find((each) => !not.has(each)) : undefined
  },
  areas: () =>
    Object.entries(templates).map(([slug, { claims }]) => ({ slug, title: `Lezione ${slug}`, rules: claims })),
  estimate: ({ id: itemId }) => (itemId.length % 3) / 2,
  difficulty: (template) => (template.length % 3) / 2 - 1,
  level: (template, harder) => (template in templates ? (harder > 0 ? 'L2' : 'base') : undefined),
  instantiate,
  insteadOf: (id) => (instantiate(id).ok ? undefined : { why: 'unknown-template' }),
  toPublic: ({ id: itemId, edition, scenario, probe, form, options }) => ({
    id: itemId,
    edition,
    scenario,
    probe,
    form,
    options: form === 'number' ? [] : options.map(({ key, value }) => ({ key, value })),
  }),
  question,
  away: () => [],
  ask: (item, seed) => question(item, seed).ask,
  verdict,
  tell: async (asked) => asked.map(({ item, answer: given, seed }) => verdict(item, given, seed)),
  headline: (item, seed) => verdict(item, null, seed).headline,
  belief,
  correctedAt: () => 0,
  ruleOf: (id) => id.split('/')[0],
  beliefsOf: () => [],
  texts: (rules) => Object.fromEntries(rules.map((rule) => [rule, { title: `Titolo ${rule}`, text: `Testo ${rule}` }])),
}
