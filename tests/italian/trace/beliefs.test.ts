import { describeVerdict } from '#lib/italian/index'
import { explain, instantiate } from '#lib/questions/index'
import { judge } from '../../../scripts/bank/judge'

// What a belief makes of an item is told as what it is: nothing that contradicts it, and an end of its own.

type Case = readonly [id: string, belief: string, says: readonly string[], never: readonly string[]]

const CASES: readonly Case[] = [
  [
    'spell-worth.v2.1-2-0-1-1',
    'mana-value-is-paid-cost',
    ['Di Gigante si guarda ciò che è stato pagato, {2}{R}: il valore di mana è 3.'],
    ['{X}{1}{R} il valore'],
  ],
  [
    'back-worth.v1.3-1-3-0-2',
    'dfc-back-mv-zero',
    ['Lupo mostra il retro, e il costo del fronte non si guarda: il valore di mana è 0.'],
    ['usa il costo del fronte'],
  ],
  [
    'sublayers.v3.1-1-2-0-2-1-0',
    'switch-before-modifiers',
    ['I segnalini si applicano dopo: 4/3.', 'Lo scambio si applica dopo: 3/4.', 'Il bonus si applica dopo: 6/4.'],
    ['per ultimo'],
  ],
  [
    'effects-by-age.v1.0-0-0-0-0-0-0-0',
    'set-pt-removes-counters',
    ['Poi l’effetto che fissa la base di Orso dà 5/5: il segnalino non conta più.'],
    ['Poi la base'],
  ],
  [
    'suspend-now.v5.0-1-1-1-0',
    'suspend-uses-stack',
    ['Anna sospende Cometa: paga {R}, e la sospensione va in pila e aspetta di risolversi.'],
    ['esilia'],
  ],
  [
    'kokusho-shielded.v1.1-0-1-0',
    'regenerate-from-sacrifice',
    ['Lo scudo di rigenerazione ferma anche un sacrificio.'],
    ['Alice sacrifica'],
  ],
  [
    'gain-one-more.v2.1-1-2-2-0-1-1',
    'lifelink-sources-merge',
    ['Più fonti con legame vitale danno un guadagno solo.'],
    ['una fonte alla volta'],
  ],
  ['flying-block.v5.3-1-3-3', 'flying-cannot-block-ground', ['Chi vola blocca solo chi vola.'], []],
  [
    'infect-statements.v2.3-2-3-2-0',
    'infect-cancels-lifelink',
    ['Con infettare il legame vitale di Zecca non fa guadagnare punti vita.', 'Alice ha 12 punti vita.'],
    ['per il legame vitale'],
  ],
  [
    'flying-too-late.v5.3-3-1-2',
    'evasion-after-block',
    [
      'Chi ottiene volare dopo il blocco non è più bloccato.',
      'Nadia subisce insieme 5 danni da Lupo e 1 da Cane: perde 6 punti vita, da 18 a 12.',
    ],
    ['Volare conta solo'],
  ],
  [
    'regenerate-too-late.v3.0-1-1-2-2',
    'regenerate-after-destroy',
    ['Orso si rigenera anche se è già stato distrutto.'],
    ['niente da rigenerare'],
  ],
  ['static-ends.v2.0-1-0-0-2-0', 'static-from-graveyard', [], ['finisce subito']],
  ['mana-value-paid.v2.2-1-0-2', 'mana-value-is-paid-cost', [], ['resta lo stesso']],
  ['must-attack.v4.2-2-2-2-0', 'must-attack-any', [], ['non deve farlo']],
  ['vigilance-tapped.v3.4-6-3', 'sick-only-cannot-attack', [], ['resta STAPpato']],
  [
    'nth-from-top.v2.0-0-2-1-1-0',
    'nth-from-top-fails',
    ['Nel grimorio di Nora ci sono troppo poche carte: l’effetto non fa niente.'],
    [],
  ],
  ['shuffle-absent.v2.2-2-0-3-1', 'stack-fifo', ['Cervo va nel grimorio di Arturo.'], ['anche se ciò che doveva']],
]

it.each(CASES)('%s as somebody with %s sees it', (id, belief, says, never) => {
  const told = verdict(id, belief).believed[0]?.steps.map(({ sentence }) => sentence.replaceAll('\u00a0', ' ')) ?? []
  expect(told.filter((sentence) => says.includes(sentence))).toEqual(says)
  expect(told.filter((sentence) => never.some((words) => sentence.includes(words)))).toEqual([])
})

it('a target that has left and come back is another object', () => {
  const steps = verdict('targets-gone.v5.0-1-1-1-0-2-3-1', 'fizzle-still-gains').steps.map(({ sentence }) =>
    sentence.replaceAll('\u00a0', ' '),
  )
  expect(steps).toContain('Lupo e Falco sono ora nuovi oggetti e non i bersagli scelti.')
})

it('of an ability that triggers on some only it is said on what it does not', () => {
  const steps = verdict('dies-or-exiled.v3.2-2-0-3-4', 'exile-is-dying').steps.map(({ sentence }) =>
    sentence.replaceAll('\u00a0', ' '),
  )
  expect(steps).toContain('Orso, Lince e Lupo non muoiono: per loro l’abilità di Rintocco non si innesca.')
})

// What a believer holds is said by the rule that they misread, and none is left with what they deny.
it.each([
  'flying-too-late.v5.3-3-1-2',
  'draw-zones.v2.1-0-2-0-2-2',
  'gain-zero.v3.3-1-0-1-0-1',
  'planeswalker-gone.v3.0-1-2-1-3-1-1',
  'typeless-permanent.v2.0-2-1-0-3-2',
  'nth-from-top.v2.0-0-2-1-1-0',
  'must-attack.v4.2-2-2-2-0',
  'vigilance-tapped.v3.4-6-3',
])('each believer of %s says what they hold, and nothing that they deny', (id) => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  expect(judge(made.value).filter(({ what }) => what === 'silent' || what === 'kept')).toEqual([])
})

function verdict(id: string, belief: string) {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  return describeVerdict(made.value, {
    seed: id,
    answer: null,
    graded: { right: false, beliefs: [belief], credit: 0 },
    explanation: explain(made.value, [belief as never]),
    belief: (of) => ({ id: of, title: of, text: '', reread: [] }),
  })
}
