import { lessons, loadContent, ruleText } from '#lib/content/index'
import { sectionsOf } from '#lib/lessons/index'

// What a lesson and the restated rule must say, and what they must never say again: each row is a statement that a judge would refuse
// in any other form. `text` is all that stands about a rule: its restatement, and every paragraph that a lesson gives it.

const passages = lessons().flatMap((lesson) =>
  sectionsOf(lesson).flatMap((section) =>
    section.passages.map(({ anchor, text }) => ({ lesson: lesson.slug, anchor, text })),
  ),
)

/** The paragraphs of lessons under one address: of a rule (`508.1a`) or of a mistake (`errore-priority-after-resolution`). */
function told(anchor: string): readonly string[] {
  const found = passages.filter((passage) => passage.anchor === anchor).map(({ text }) => text)
  expect(found).not.toEqual([])
  return found
}

const restated = (rule: string): string => {
  const text = ruleText(rule)?.text
  if (text === undefined) throw new Error(`content/regole has no ${rule}`)
  return text
}

describe('a lesson says of a rule', () => {
  test.each([
    ['117.1', 'an ability needs no main phase', /Le abilità attivate, di norma, ogni volta che si ha la priorità/],
    ['117.1', 'nor do all special actions', /Alcune azioni speciali/],
    ['117.3', 'a mana ability that resolves moves no priority', /non sia di mana/],
    ['117.3b', 'a mana ability that resolves moves no priority', /abilità di mana/],
    ['errore-priority-after-resolution', 'a mana ability that resolves moves no priority', /non sia di mana/],
    ['704.3', 'the check is made in cleanup too', /sottofase di cancellazione/],
    ['405.4', 'a spell is controlled', /controlla chi la lancia/],
    ['113.8', 'a triggered ability is controlled', /La controlla|controlla chi/],
    ['103.1', 'whoever wins the die chooses', /sceglie chi comincia/],
    ['104.3', 'ways to lose are counted', /cinque vie/],
    ['903.3', 'a Vehicle may be a commander', /Veicolo/],
    ['903.3', 'so may a Spacecraft', /Astronave/],
    ['508.1a', 'haste lets attack', /rapidità/],
    ['702.19b', 'lethal damage is the least for a blocker', /almeno/],
    ['702.19b', 'blockers may take of the rest', /fra i bloccanti e/],
    ['119.9', 'prevented damage has not happened', /615\.6/],
    ['errore-counters-cancel-before-death', 'toughness decides there, no damage', /costituzione/],
    ['611.2c', 'changes of controller are fixed too', /controllore/],
    ['603.7', 'a delayed trigger is controlled', /La controlla/],
    ['302.6', 'haste attacks and taps at once', /Se non ha rapidità/],
    ['508.1f', 'vigilance does not tap', /salvo quelle con cautela/],
    ['508.8', 'what enters attacking attacks', /entra attaccando/],
    ['110.2', 'a token is owned by whoever created it', /pedina/],
    ['116.2a', 'a land may be played from elsewhere', /di norma dalla mano/],
    ['107.3b', 'an alternative cost may hold the X', /costo alternativo/],
  ])('%s: %s', (anchor, _, says) => {
    expect(told(anchor).filter((text) => says.test(text))).not.toEqual([])
  })

  test.each([
    ['508.1a', /dev['’]essere STAPpat[oa] e sotto/],
    ['702.19b', /a tutti i bloccanti e il resto a ciò che attacca/],
    ['119.9', /120\.8/],
    ['errore-counters-cancel-before-death', /prima di guardare il danno/],
    ['117.3', /Dopo ogni risoluzione/],
    ['405.4', /è di chi/],
    ['113.8', /è di chi/],
  ])('%s, but never %s', (anchor, refused) => {
    expect(told(anchor).filter((text) => refused.test(text))).toEqual([])
  })
})

describe('the restated rule', () => {
  test.each([
    ['103.1', /sceglie chi/],
    ['113.8', /controll/],
    ['303.4g', /in pila/],
    ['405.4', /controll/],
    ['508.1a', /STAPpata, e avere rapidità o essere/],
    ['603.3a', /controll/],
    ['611.2c', /controllore/],
    ['702.19b', /almeno.*fra i bloccanti e/],
    ['704.3', /sottofase di cancellazione/],
    ['903.3', /Veicolo.*Astronave/],
    ['117.1b', /ogni volta/],
    ['117.1c', /azion/],
    ['514.3a', /sottofase di cancellazione/],
    ['615.6', /prevenuto/],
    // What holds only as a rule is not said of everything.
    ['103.5', /di norma di sette/],
    ['107.3b', /costo alternativo/],
    ['108.3', /zona di comando/],
    ['110.2', /pedina/],
    ['116.2a', /di norma la mano/],
    ['117.1a', /di norma/],
    ['117.3c', /Chi ha la priorità/],
    ['120.3g', /totale di tossico/],
    ['122.1c', /danno è prevenuto/],
    ['202.3a', /retro di una carta bifronte non modale/],
    ['302.6', /Senza rapidità.*senza interruzioni/],
    ['303.4f', /sotto il cui controllo entra/],
    ['508.1f', /salvo quelle con cautela/],
    ['508.8', /entra attaccando/],
    ['509.1a', /dev['’]essere STAPpata/],
    ['510.1c', /non ha travolgere/],
    ['605.1b', /riserva/],
    ['701.14b', /bersaglio illegale/],
    ['704.5k', /chiunque li controlli/],
    ['707.2', /faccia in giù/],
    ['708.9', /fine partita/],
    ['709.3b', /fusa/],
    ['903.3', /altra carta che lo permette/],
  ])('%s says %s', (rule, says) => {
    expect(restated(rule)).toMatch(says)
  })

  test.each(['113.8', '405.4', '603.3a'])('%s gives nobody an ability for their own', (rule) => {
    expect(restated(rule)).not.toMatch(/è di chi/)
    expect(restated(rule)).toMatch(/se non è ritardata/)
  })

  // The magic that creates a token gives it what it is; the player who creates it owns it (111.2).
  test.each(['111.3', '111.4'])('%s leaves a token to the effect, not to the player', (rule) => {
    expect(restated(rule)).toMatch(/la magia o l['’]abilità che la crea/)
  })
})

test('damage destroys nothing, in no sentence', () => {
  const destroys = /(?:colpo|danno|danni) (?:di [^.]* )?distrugg(?:e|ono)\b/
  expect(passages.filter(({ text }) => destroys.test(text))).toEqual([])
})

test('a creature is 3/3: it does not have 3/3', () => {
  expect(passages.filter(({ text }) => /\bha(?:nno)?(?: così)? \d+\/\d+/.test(text))).toEqual([])
})

test('a change of which only a long stretch is known has no date that looks like one', () => {
  const years = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)
  const vague = loadContent().editions.filter(({ from, to }) => years(from, to) > 3)
  expect(vague.length).toBeGreaterThan(0)
  expect(vague.filter(({ written }) => written.startsWith('fra '))).toEqual([])
})
