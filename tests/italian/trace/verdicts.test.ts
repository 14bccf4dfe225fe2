import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describeQuestion, describeVerdict } from '#lib/italian/index'
import { type Call, callOf } from '#lib/questions/calls'
import { explain, type Item, instantiate, toPublic } from '#lib/questions/index'
import type { MisconceptionId } from '#lib/rules/index'

// Verdicts that once left out why, cited a rule that had not acted, or told what had not been so: each by the question that showed it.

interface Row {
  /** What is true of it now. */
  readonly title: string
  readonly id: string
  /** Parts of what the question says. */
  readonly stem?: readonly string[]
  /** Words that nothing of it has. */
  readonly never?: readonly string[]
  /** Sentences of the verdict in this order, each with the rules that it must cite. */
  readonly says?: readonly (readonly [string, ...string[]])[]
  /** Sentences that decide, and sentences that do not. */
  readonly decides?: readonly string[]
  readonly beside?: readonly string[]
  /** Sentences of those who believe something. */
  readonly believed?: Readonly<Record<string, readonly string[]>>
  /** Those of them that decide for who believes it. */
  readonly sways?: Readonly<Record<string, readonly string[]>>
}

const { rows, calls } = parse(readFileSync(join(process.cwd(), 'tests/italian/trace/verdicts.yaml'), 'utf8')) as {
  readonly rows: readonly Row[]
  readonly calls: readonly Row[]
}

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\u00a0/g, ' ')

/** The verdict on an item, with what these believe. */
const told = (item: Item, ids: readonly MisconceptionId[]) =>
  describeVerdict(item, {
    seed: item.id,
    answer: null,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation: explain(item, ids),
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })

function read(item: Item | Call['item']) {
  const ids = [...new Set(item.options.flatMap((o) => (o.key === item.right ? [] : o.beliefs)))] as MisconceptionId[]
  const view = told(item as Item, ids)
  const { stem, ask } = describeQuestion(toPublic(item as Item), { seed: item.id })
  return {
    stem: plain([...stem, ask].join(' ')),
    steps: view.steps.map(({ sentence, rules, decisive }) => ({ sentence: plain(sentence), rules, decisive })),
    believed: new Map(view.believed.map(({ belief, steps }) => [belief, steps.map((s) => plain(s.sentence))])),
    sways: new Map(
      view.believed.map(({ belief, steps }) => [belief, steps.flatMap((s) => (s.decisive ? [plain(s.sentence)] : []))]),
    ),
  }
}

function check(
  { id, stem = [], never = [], says = [], decides = [], beside = [], believed = {}, sways = {} }: Row,
  item: Item | Call['item'],
): void {
  const found = read(item)
  for (const part of stem) expect([id, found.stem]).toEqual([id, expect.stringContaining(plain(part))])
  const wanted = says.map(([sentence]) => plain(sentence))
  expect(found.steps.flatMap(({ sentence }) => (wanted.includes(sentence) ? [sentence] : []))).toEqual(wanted)
  for (const [sentence, ...rules] of says)
    expect(found.steps.find((s) => s.sentence === plain(sentence))?.rules).toEqual(expect.arrayContaining(rules))
  for (const sentence of [...decides, ...beside])
    expect([sentence, found.steps.find((s) => s.sentence === plain(sentence))?.decisive]).toEqual([
      sentence,
      decides.includes(sentence),
    ])
  for (const [belief, sentences] of Object.entries(believed))
    expect(found.believed.get(belief)).toEqual(expect.arrayContaining(sentences.map(plain)))
  for (const [belief, sentences] of Object.entries(sways))
    expect(found.sways.get(belief)).toEqual(expect.arrayContaining(sentences.map(plain)))
  const everything = [found.stem, ...found.steps.map((s) => s.sentence), ...[...found.believed.values()].flat()]
  expect(everything.filter((text) => never.some((words) => text.includes(words)))).toEqual([])
}

it.each(rows)('$title', (row) => {
  const made = instantiate(row.id)
  if (!made.ok) throw new Error(`${row.id}: ${made.error}`)
  check(row, made.value)
})

it.each(calls)('at the table: $title', (row) => {
  const made = callOf(row.id)
  if (!made.ok) throw new Error(`${row.id}: ${made.error}`)
  check(row, made.value.item)
})

test('a loss prevented for somebody who takes a payment for damage cites no rule on payments', () => {
  const made = instantiate('pay-behind-shield.v3.2-1-1-3-1')
  if (!made.ok) throw new Error(made.error)
  const said = read(made.value).steps.find(({ sentence }) => sentence.startsWith('Perdere punti vita'))
  expect(said?.rules).toEqual(['615.1'])
})

test('the reason of a right yes is the rule that the question is about', () => {
  const made = instantiate('free-x.v4.1-0-4-0-1')
  if (!made.ok) throw new Error(made.error)
  const key = made.value.options.find(({ key: k }) => k === made.value.right)
  expect(key?.value).toMatchObject({ verdict: true, reason: '601.2f' })
})

test('who counts a team once breaks the rule of teams', () => {
  const made = instantiate('team-each-player.v4.3-2-0')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['2hg-each-player-once'])
  const steps = believed.find(({ belief }) => belief === '2hg-each-player-once')?.steps ?? []
  expect(steps.find(({ sentence }) => sentence.includes('si conta una volta per squadra'))?.rules).toEqual(['810.9'])
})

test("where all that triggers is one player's, whose turn it is orders nothing", () => {
  const made = instantiate('team-each-player.v4.d-2-1')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['lifelink-uses-stack'])
  const steps = believed.flatMap((b) => b.steps)
  expect(steps.find(({ sentence }) => sentence.includes('vanno in pila'))?.rules).toEqual(['603.3b'])
})

test('a refusal cites what forbids for the reason that is said, and no other', () => {
  const made = instantiate('suspend-banned.v3.2-0-1-2-0-0')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['suspend-as-sorcery'])
  expect(believed[0]?.steps[0]?.rules).toEqual(['702.62a'])
})

test('what takes something off the battlefield decides for who has it gone, and no effect that comes upon it later', () => {
  const made = instantiate('sublayers.v3.3-1-0-0-0-0-2')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['newest-effect-wins'])
  const steps = believed[0]?.steps.map(({ sentence, decisive }) => [plain(sentence), decisive])
  expect(steps).toContainEqual(['Orso ha costituzione 0 e va nel cimitero di Aldo: non è distruzione.', true])
  expect(steps).toContainEqual([
    "Orso non è sul campo di battaglia: l'effetto di Aldo non ha niente da modificare.",
    false,
  ])
})

test('what comes of a misread rule alone cites that one', () => {
  const made = instantiate('tapped-again.v3.0-2-0-2-2-1')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['tap-again-counts'])
  expect(believed[0]?.steps[1]).toMatchObject({ rules: ['701.26a'], decisive: true })
})

test('an answer that is said again at the end of a belief bears no rule, where another step bears the one that is misread', () => {
  const made = instantiate('aura-targets.v2.1-2-2-2-1-1')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['aura-put-targets'])
  expect(believed[0]?.steps.at(-1)).toMatchObject({
    sentence: 'Cervo resta sul campo di battaglia.',
    rules: [],
    decisive: false,
  })
})

test('who has a creature that has just arrived use no ability at all is not told what haste allows', () => {
  const made = instantiate('haste-ability.v6.0-1-5-3-2')
  if (!made.ok) throw new Error(made.error)
  const said = read(made.value).believed.get('sick-cannot-use-any-ability') ?? []
  expect(said).toEqual([
    "Una creatura appena arrivata non usa nessun'abilità attivata.",
    "Anna non può attivare l'abilità di Stregone.",
  ])
})

test('why somebody may pay is said before they are out of the game for it', () => {
  const made = instantiate('pay-life-reply.v3.6-6-1-0')
  if (!made.ok) throw new Error(made.error)
  const said = read(made.value).believed.get('paying-life-is-damage') ?? []
  expect(said[0]).toBe('Pagare punti vita è subire danno.')
  expect(said.at(-1)).toContain('perde la partita')
})

test('who has marked damage not count says nothing of whom an attacker may assign damage to', () => {
  const made = instantiate('trample-planeswalker-reply.v2.1-1-1-1-0-0')
  if (!made.ok) throw new Error(made.error)
  const said = read(made.value).believed.get('trample-ignores-marked') ?? []
  expect(said.filter((sentence) => sentence.includes('può assegnare danno solo a chi'))).toEqual([])
})

test('what explains the reason of the right ruling decides, and stands where its event is told', () => {
  const made = callOf('ward-paid.v5.0-0-1-0-1-0')
  if (!made.ok) throw new Error(made.error)
  const item = made.value.item as Item
  const { steps } = told(item, [])
  const at = steps.findIndex(({ rules, decisive }) => decisive && rules.includes('603.2'))
  expect(plain(steps[at]?.sentence ?? '')).toContain("egida non c'era")
  expect(at).toBeLessThan(steps.length - 1)
})

test.each([
  ['fight-answered.v4.1-1-0-0-1-0', 'fight-one-sided'],
  ['fight-answered.v4.1-2-1-0-0-1', 'fight-one-sided'],
  ['source-left.v5.4-1-0-0-0-1', 'ability-dies-with-source'],
  ['two-wounds.v5.3-0-1-2-1-1-0-0-1', 'damage-destroys-directly'],
])('of %s nothing is told by %s, which is about what did not come about', (id, belief) => {
  const made = callOf(id)
  if (!made.ok) throw new Error(made.error)
  expect(made.value.item.options.flatMap(({ beliefs }) => beliefs)).toContain(belief)
  expect([...read(made.value.item).believed.keys()]).not.toContain(belief)
})

test('to whom ward is hexproof parts from the rules before what they say of a trigger', () => {
  const made = callOf('ward-paid.v5.0-2-2-0-1-0')
  if (!made.ok) throw new Error(made.error)
  const said = read(made.value.item).believed.get('ward-is-hexproof') ?? []
  expect(said).toContain('Una creatura con egida non è mai un bersaglio legale.')
  expect(said.filter((sentence) => sentence.includes("egida non c'era"))).toEqual([])
})

test('who has a split card back in a zone cites the rules of split cards for its mana value', () => {
  const made = instantiate('split-worth.v4.2-3-3-1-1')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['prowess-after-spell'])
  const worth = believed[0]?.steps.find(({ sentence }) => sentence.startsWith('Fuori dalla pila'))
  expect(worth?.rules).toEqual(expect.arrayContaining(['202.3d', '709.4b']))
})

test('who has damage itself destroy breaks the rule that it destroys nothing', () => {
  const made = instantiate('rescue-too-late.v3.0-3-1-2-0-0')
  if (!made.ok) throw new Error(made.error)
  const { believed } = told(made.value, ['damage-destroys-directly'])
  const held = believed[0]?.steps.find(({ sentence }) => sentence.startsWith('Il danno distrugge'))
  expect(held?.rules).toEqual(['120.5', '704.3'])
})

test('who has no tapped creature attack for another reason parts before what is right about it', () => {
  const made = instantiate('vigilance-tapped.v3.0-7-0')
  if (!made.ok) throw new Error(made.error)
  const { believed, steps } = told(made.value, ['tap-blocker-no-damage'])
  // What is said of stun counters they hold as well; what is said of vigilance comes of what TAPped may do.
  expect(steps[believed[0]?.shared ?? -1]?.rules).toEqual(['702.20b'])
})

test('what sets another reason for the right answer right decides', () => {
  const made = instantiate('menace-block.v2.0-0-2-1-2-1')
  if (!made.ok) throw new Error(made.error)
  const said = told(made.value, []).steps.find(({ rules }) => rules.includes('702.111c'))
  expect(said?.decisive).toBe(true)
})

test('damage to what nobody asks about, and that is there at the end, decides nothing', () => {
  const made = instantiate('damage-then-help.v5.0-2-1-0-0')
  if (!made.ok) throw new Error(made.error)
  const dealt = told(made.value, []).steps.filter(({ sentence }) => sentence.includes('danno segnato passa'))
  expect(dealt.map(({ decisive }) => decisive)).toEqual([false, true, true])
})

test('what sets in as an ability is activated is held before what the rules have come of it', () => {
  const made = instantiate('equip-moves.v1.1-0-1-1-1-1-1-0')
  if (!made.ok) throw new Error(made.error)
  const said = read(made.value).believed.get('equip-unattaches-first') ?? []
  expect(said[1]).toBe('Ascia si stacca appena si attiva la sua abilità.')
})

test('of what dies as opposite counters go in pairs no pair is told', () => {
  const made = instantiate('opposite-counters.v4.1-1-2-0-1-0')
  if (!made.ok) throw new Error(made.error)
  const { steps, believed } = read(made.value)
  const pairs = [...steps.map(({ sentence }) => sentence), ...(believed.get('undying-always-returns') ?? [])]
    .filter((sentence) => sentence.includes('si eliminano'))
    .map((sentence) => sentence.split(' ha ')[0])
  expect(pairs).toEqual(['Nello stesso momento Gigante', 'Nello stesso momento Gigante'])
})

test('an Aura that does not resolve asks nothing of toughness 0, and one that is put nothing of when targets are chosen', () => {
  const beliefsOf = (id: string): readonly string[] => {
    const made = instantiate(id)
    if (!made.ok) throw new Error(made.error)
    return made.value.options.flatMap(({ beliefs }) => beliefs).toSorted()
  }
  expect(beliefsOf('aura-targets.v2.0-1-1-1-1-1')).toEqual(['aura-resolves-anyway', 'targets-chosen-on-resolution'])
  expect(beliefsOf('aura-targets.v2.1-1-0-2-2-0')).toEqual(['aura-put-targets', 'zero-toughness-is-destroy'])
})

test('a tapped permanent offers no answer about the end of a phase, and who cannot lose life none about damage', () => {
  const beliefsOf = (id: string): readonly string[] => {
    const made = instantiate(id)
    if (!made.ok) throw new Error(made.error)
    return made.value.options.flatMap(({ beliefs }) => beliefs)
  }
  expect(beliefsOf('activate-again.v3.2-5-0-1')).not.toContain('empty-stack-ends-phase')
  const banned = beliefsOf('phyrexian-payment.v5.1-0-1-3-0-1').toSorted()
  expect(banned).toEqual(['cannot-pay-all-life', 'cant-lose-life-pays-free'])
})

test('whoever holds that an action is refused is told nothing of what comes later', () => {
  const made = callOf('lone-blocker.v2.1-1-3-2-1-0')
  if (!made.ok) throw new Error(made.error)
  expect(read(made.value.item).believed.get('sick-cannot-block')?.at(-1)).toMatch(/L'azione è annullata\.$/)
})
