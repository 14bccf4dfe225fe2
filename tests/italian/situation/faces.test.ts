import { describeScenario, describeTable, peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { readYaml } from '#lib/lessons/yaml'
import { evaluate, parseScenario, type Scenario } from '#lib/rules/index'

// A permanent is called what it is called at that moment: by its back, its lower part, or the face that two cards make together, while
// that is up; and as it last was once it has gone (608.2h).

function read(text: string): Scenario {
  const yaml = readYaml(text)
  if (!yaml.ok) throw new Error(JSON.stringify(yaml.error))
  const parsed = parseScenario(yaml.value.data as never)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

function told(text: string): readonly string[] {
  const s = read(text)
  const e = evaluate(s, { trace: true })
  expect(e.status).not.toBe('undecided')
  const said = tellTrace(e, peopleOf(s)).map((x) => x.sentence)
  for (const sentence of said) expect(lint(sentence, { where: 'trace' })).toEqual([])
  return said
}

const stem = (text: string): string => describeScenario(peopleOf(read(text))).join(' ')

const GARZONE =
  '{ id: garzone, pt: 1/1, layout: transforming, other: { name: Mannaro, types: [creature], pt: 4/4, abilities: [{ type: triggered, when: { event: dies, object: self }, effect: { do: draw, who: you, amount: 1 } }] } }'

it('the back is named from the moment when it is up, and in what follows from its leaving', () => {
  expect(
    told(`
field: { A: [${GARZONE}], N: [{ id: orso, pt: 2/2 }] }
turn: { step: begin-combat }
script:
  - { effect: { do: transform, what: garzone }, by: A }
  - { attack: { garzone: N } }
  - { block: { orso: garzone } }
  - combat-damage
  - { effect: { do: destroy, what: garzone }, by: N, name: Scarica }
  - resolve
  - { effect: { do: returnToHand, what: garzone }, by: A }`),
  ).toEqual([
    'Garzone si trasforma in Mannaro.',
    'Mannaro attacca Nora e si TAPpa.',
    'Orso blocca Mannaro.',
    'Mannaro infligge 4 danni a Orso: il danno segnato passa da 0 a 4.',
    'Nello stesso momento Orso infligge 2 danni a Mannaro: il danno segnato passa da 0 a 2.',
    "Il danno segnato su Orso è 4 e la costituzione è 2: un'azione generata dallo stato distrugge Orso.",
    'Scarica distrugge Mannaro, che esce dal combattimento.',
    "L'abilità di Mannaro si innesca.",
    "L'abilità innescata di Mannaro va in pila sotto il controllo di Anna.",
    "L'abilità di Mannaro si risolve.",
    'Anna pesca 1 carta.',
    'Garzone va nella mano di Anna.',
  ])
})

it('the front is named again once it is up again', () => {
  expect(
    told(`
field: { A: [${GARZONE}] }
script:
  - { effect: { do: transform, what: garzone }, by: A }
  - { effect: { do: transform, what: garzone }, by: A }
  - { effect: { do: tap, what: garzone }, by: A }`),
  ).toEqual(['Garzone si trasforma in Mannaro.', 'Mannaro si trasforma in Garzone.', 'Garzone si TAPpa.'])
})

it('a flipped permanent is called by its lower part, a melded one by the face that both cards make', () => {
  expect(
    told(`
field: { A: [{ id: monaco, pt: 2/2, layout: flip, other: { name: Maestra, types: [creature], pt: 4/4 } }] }
script: [{ effect: { do: flip, what: monaco }, by: A }, { effect: { do: tap, what: monaco }, by: A }]`),
  ).toEqual(['Monaco viene ruotato e diventa Maestra.', 'Maestra si TAPpa.'])
  const face = 'other: { name: Brisela, types: [creature], pt: 9/10 }'
  expect(
    told(`
field: { A: [{ id: bruna, name: Bruna, layout: meld, pair: Gisela, pt: 5/5, ${face} }, { id: gisela, name: Gisela, layout: meld, pair: Bruna, pt: 4/3, ${face} }] }
script:
  - { effect: { do: sequence, steps: [{ do: exile, what: bruna }, { do: exile, what: gisela }, { do: meld, what: bruna, with: gisela }] }, by: A }
  - { effect: { do: tap, what: bruna }, by: A }
  - { effect: { do: destroy, what: bruna }, by: N, name: Scarica }`),
  ).toEqual([
    'Bruna va in esilio.',
    'Gisela va in esilio.',
    'Bruna e Gisela si combinano in Brisela.',
    'Brisela si TAPpa.',
    'Scarica distrugge Brisela.',
  ])
})

it('what enters with its back up says which, and a back that is cast or played is named', () => {
  expect(
    told(`
graveyard: { A: [${GARZONE}] }
script: [{ effect: { do: putTurned, what: garzone, how: transformed }, by: A }, { effect: { do: tap, what: garzone }, by: A }]`),
  ).toEqual(['Garzone entra con il retro Mannaro in alto sotto il controllo di Anna.', 'Mannaro si TAPpa.'])
  expect(
    told(`
hand: { A: [{ id: elfo, pt: 1/1, cost: '{G}', layout: modal, other: { name: Fulmine, types: [instant], cost: '{R}', abilities: [{ type: spell, effect: { do: gainLife, who: you, amount: 1 } }] } }, { id: lupo, pt: 2/2, layout: modal, other: { name: Palude, types: [land] } }] }
script: [{ cast: elfo, as: other, free: true }, resolve, { play: lupo, as: other }, { effect: { do: tap, what: lupo }, by: A }]`),
  ).toEqual([
    'Anna lancia il retro Fulmine di Elfo senza pagarne il costo di mana.',
    'Fulmine si risolve.',
    'Anna guadagna 1 punto vita: da 20 a 21.',
    'Anna gioca Lupo, che entra con il retro Palude in alto.',
    'Palude si TAPpa.',
  ])
})

it('what is refused speaks of what is up then', () => {
  expect(
    told(`
field: { A: [{ id: garzone, pt: 1/1, layout: transforming, other: { name: Mannaro, types: [creature], pt: 4/4, keywords: [defender] } }] }
turn: { step: begin-combat }
script: [{ effect: { do: transform, what: garzone }, by: A }, { attack: { garzone: N } }]`),
  ).toEqual([
    'Garzone si trasforma in Mannaro.',
    "Anna non può attaccare con Mannaro: Mannaro ha difensore. L'azione è annullata.",
  ])
})

it('the table shows the name that is up', () => {
  const s = read(`
field: { A: [${GARZONE}] }
script: [{ effect: { do: transform, what: garzone }, by: A }]`)
  const e = evaluate(s)
  const names = (v: ReturnType<typeof e.look>) => describeTable(v, peopleOf(s)).rows.A?.map((c) => c.name)
  expect(names(e.look(e.start))).toEqual(['Garzone'])
  expect(names(e.look(e.outcome))).toEqual(['Mannaro'])
})

it('a scenario says the names of both sides, and calls what lies turned by the side that is up', () => {
  expect(
    stem(`
field: { A: [${GARZONE.replace(/, abilities.*\]/, '')}, { id: monaco, pt: 2/2, layout: flip, other: { name: Maestra, types: [creature], pt: 4/4 } }] }
script: [{ effect: { do: transform, what: garzone }, by: A }]`),
  ).toContain(
    'Anna controlla Garzone, una creatura bifronte 1/1 con retro Mannaro 4/4, e Monaco, una creatura ruotabile 2/2 con parte capovolta Maestra 4/4.',
  )
  expect(
    stem(`
field: { A: [{ id: garzone, pt: 1/1, layout: transforming, up: other, other: { name: Mannaro, types: [creature], pt: 4/4 } }] }
script: [{ attack: { garzone: N } }]`),
  ).toBe(
    'Turno di Anna. Anna attacca Nora con Mannaro, il retro 4/4 di Garzone, una creatura bifronte 1/1, già trasformata.',
  )
})
