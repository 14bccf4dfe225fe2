import { isRecord } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import type { Problem } from '#lib/rules/index'
import { meantBy, wantedInItalian } from './problems'

/** What is wrong with a situation that is being put together, for whoever does it with a form: no path, and no word of the format. */
export interface EditedProblem {
  /** For telling two of them apart. */
  readonly path: string
  /** «Saetta, abilità 1». */
  readonly where: string
  readonly said: string
}

type Steps = readonly (string | number)[]

const stepsOf = (path: string): Steps =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) =>
    index === undefined ? String(key) : Number(index),
  )

const at = (document: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>(
    (here, step) => (Array.isArray(here) ? here[Number(step)] : isRecord(here) ? here[String(step)] : undefined),
    document,
  )

/** What an object is called, as far as it says. */
function nameOf(object: unknown): string {
  if (!isRecord(object)) return 'Un oggetto'
  const { name, card, id } = object
  const called = [name, cards[String(card)]?.name.it, id].find((said) => typeof said === 'string' && said !== '')
  return typeof called === 'string' ? called.charAt(0).toUpperCase() + called.slice(1) : 'Un oggetto'
}

/** Lists of the document that are counted in words, by their name. */
const COUNTED: Readonly<Record<string, string>> = { script: 'Azione', choices: 'Scelta', effects: 'Effetto' }
const WHOLE: Readonly<Record<string, string>> = { players: 'I giocatori', turn: 'Il turno', variant: 'La variante' }

/** The place of a problem in words. */
function placeOf(document: unknown, path: string): string {
  const steps = stepsOf(path)
  const [first = '', second] = steps
  const counted = COUNTED[String(first)]
  if (counted !== undefined && typeof second === 'number') return `${counted} ${second + 1}`
  const whole = WHOLE[String(first)]
  if (whole !== undefined) return whole
  const item = steps.findIndex((step) => typeof step === 'number')
  if (item === -1) return 'La situazione'
  const called = nameOf(at(document, steps.slice(0, item + 1)))
  const ability = steps.indexOf('abilities')
  const which = ability === -1 ? undefined : steps[ability + 1]
  return typeof which === 'number' ? `${called}, abilità ${which + 1}` : called
}

/** «Parla del bersaglio 2, ma…»: the text points at a target that the ability has not declared. */
function aimless({ found = '', expected = '' }: Problem): string | undefined {
  const declared = /^(\d+) targets$/.exec(expected)?.[1]
  if (declared === undefined) return undefined
  if (!/^\d+$/.test(found)) return 'I bersagli scelti non sono quelli che il testo chiede: sceglili di nuovo.'
  const has = declared === '0' ? 'non ne ha nessuno' : `ne ha soltanto ${declared}`
  return `L'effetto parla del bersaglio ${Number(found) + 1}, ma l'abilità ${has}: aggiungi il bersaglio all'abilità, oppure scegli nell'effetto un'altra cosa.`
}

function said(problem: Problem, steps: Steps): string {
  const { code, found = '', expected } = problem
  const meant = meantBy(problem)
  if (steps.includes('targets') && (code === 'missing' || code === 'not-one-of'))
    return 'Un bersaglio è a metà: scegli che cosa può essere, oppure toglilo.'
  switch (code) {
    case 'missing':
      return 'Qui manca ancora qualcosa: completa ciò che è a metà, oppure toglilo.'
    case 'unknown-name':
      return found === ''
        ? 'Qui non è scelto niente: scegli, oppure togli.'
        : `Si parla di «${found}», che nella situazione non c'è${meant === undefined ? '' : `: forse «${meant}»?`}${meant === undefined ? ': scegli altro, oppure aggiungilo.' : ''}`
    case 'duplicate':
      return `Due cose si chiamano «${found}» allo stesso modo: cambia il nome a una delle due.`
    case 'wrong-type':
      return `Il valore ${found} qui non va: ci vuole ${wantedInItalian(expected) ?? 'altro'}.`
    case 'not-one-of':
      return 'Il valore qui non va: scegline uno di quelli dell’elenco.'
    case 'unknown-key':
      return 'C’è qualcosa che qui non può stare: toglilo, oppure scegli di nuovo come dirlo.'
    case 'impossible': {
      const wanted = wantedInItalian(expected)
      return (
        aimless(problem) ??
        (wanted === undefined
          ? 'Così non è possibile: scegli altro, oppure togli.'
          : `Così non è possibile: ${wanted}.`)
      )
    }
  }
}

/** A problem of a document in words. */
export const editedProblem = (problem: Problem, document: unknown): EditedProblem => ({
  path: problem.path,
  where: placeOf(document, problem.path),
  said: said(problem, stepsOf(problem.path)),
})
