import { type EditedView, tellEdited } from '#lib/italian/edited'
import { rowsIn } from '../../conformance/table'

// While a choice is open nothing is told that the choice could make false: what is told then is told once it is made too.

interface Choice {
  readonly choose: string
}

/** What three effects make of one event, one after the other as its player says; the last is applied without asking. */
const doubles = { replace: { event: 'damage', source: { controller: 'you' } }, with: { times: 2 } }
const adds = { ...doubles, with: { plus: 1 } }
const enchantment = (id: string, effect: unknown) => ({
  id,
  types: ['enchantment'],
  abilities: [{ type: 'static', effects: [effect] }],
})
const first = (answer: string) => ({ choose: 'replacement', player: 'N', answer })
const chain = (choices: readonly string[], field: object = {}, to: unknown = 'you') => ({
  field: {
    A: [{ id: 'orso', pt: '6/6' }, enchantment('fornace', doubles), enchantment('tizzone', adds)],
    ...field,
  },
  effects: [{ prevent: 2, to, of: 'N', name: 'egida' }],
  script: [{ attack: { orso: 'N' } }, ...('N' in field ? [{ block: { muro: 'orso' } }] : []), 'combat-damage'],
  choices: choices.map(first),
})
const wall = { N: [{ id: 'muro', pt: '0/20' }] }
const chains = [
  chain(['egida', 'fornace']),
  chain(['fornace', 'egida']),
  chain(['egida', 'tizzone'], wall, { id: 'muro' }),
  chain(['tizzone', 'egida'], wall, { id: 'muro' }),
].map((scenario, n) => ({ title: `damage, chain ${n + 1}`, scenario }))

const rows = [...rowsIn('tests/conformance'), ...chains].flatMap(({ title, scenario }) => {
  const { choices = [] } = scenario as { readonly choices?: readonly Choice[] }
  return choices.map((open, n) => ({ title: `${title}, ${open.choose} (${n + 1})`, scenario, choices, n, open }))
})

/** How what a sentence says begins in one that says more («Idra si risolve ed entra …»), or stands alone where that is too long for one. */
const beginnings = (sentence: string): readonly string[] => {
  const bare = sentence.replace(/\.$/, '')
  const instead = bare.replace(/^Per l’effetto .*, invece [^,]*, /, '')
  return [bare, instead.charAt(0).toUpperCase() + instead.slice(1)]
}

const sentences = ({ steps }: EditedView): readonly string[] => steps.map(({ sentence }) => sentence)

const wholes = new Map<unknown, readonly string[]>()
/** What is told of a situation all of whose choices are made. */
function wholeOf(scenario: unknown): readonly string[] {
  const whole = wholes.get(scenario) ?? sentences(tellEdited(scenario))
  wholes.set(scenario, whole)
  return whole
}

test.each(rows)('$title', ({ scenario, choices, n, open }) => {
  const before = tellEdited({ ...(scenario as object), choices: choices.slice(0, n) })
  if (before.missing?.choose !== open.choose) return
  const whole = wholeOf(scenario)
  // An illegal choice takes back what was done up to it (733.1).
  if (whole.some((sentence) => sentence.endsWith('L’azione è annullata.'))) return
  const other = sentences(before).filter(
    (sentence) => !beginnings(sentence).some((begins) => whole.some((each) => each.startsWith(begins))),
  )
  expect(other).toEqual([])
})
