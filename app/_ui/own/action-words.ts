import type { Json } from '#lib/base/json'
import { isRecord } from '../sandbox/at'
import { STEP_NAMES } from './turn-part'

/** Actions that the form offers, each with what else it needs to be told. */
export const ACTIONS = [
  ['attack', 'Attacca con', 'thing', 'aim'],
  ['block', 'Blocca con', 'thing', 'other'],
  ['combat-damage', 'Il combattimento va fino al danno'],
  ['cast', 'Lancia', 'thing', 'targets'],
  ['activate', 'Attiva un’abilità di', 'thing', 'targets'],
  ['play', 'Gioca la terra', 'thing'],
  ['resolve', 'Si risolve ciò che è in cima alla pila'],
  ['resolve-all', 'Si risolve tutta la pila'],
  ['step', 'Il turno va avanti fino a', 'step'],
  ['gainLife', 'Guadagna punti vita', 'player', 'amount'],
  ['loseLife', 'Perde punti vita', 'player', 'amount'],
  ['draw', 'Pesca carte', 'player', 'amount'],
  ['pass', 'Passa la priorità', 'player'],
] as const
export type ActionKind = (typeof ACTIONS)[number][0]
export type Need = 'thing' | 'aim' | 'other' | 'targets' | 'step' | 'player' | 'amount'

export const needsOf = (kind: ActionKind): readonly Need[] => {
  const [, , ...needs] = ACTIONS.find(([each]) => each === kind) ?? ACTIONS[0]
  return needs
}

/** What was chosen in the form. */
export interface Chosen {
  readonly thing: string
  readonly aim: string
  readonly other: string
  /** None, or the first one. */
  readonly targets: string
  readonly step: string
  readonly player: string
  readonly amount: number
}

/** The action as a script has it. Attackers, and blockers, that are declared together are one action with the one before. */
export function actionOf(kind: ActionKind, chosen: Chosen): Json {
  const { thing, aim, other, targets, step, player, amount } = chosen
  const aimed = targets === '' ? {} : { targets: [targets] }
  switch (kind) {
    case 'attack':
      return { attack: { [thing]: aim } }
    case 'block':
      return { block: { [thing]: other } }
    case 'cast':
      return { cast: thing, ...aimed }
    case 'activate':
      return { activate: thing, ...aimed }
    case 'play':
      return { play: thing }
    case 'step':
      return { step }
    case 'pass':
      return { pass: player }
    case 'gainLife':
    case 'loseLife':
    case 'draw':
      return { effect: { do: kind, who: 'you', amount }, by: player }
    default:
      return kind
  }
}

/** A script with one action more: who attacks, or blocks, after somebody else does it together with them. */
export function withAction(script: readonly Json[], action: Json): readonly Json[] {
  const last = script.at(-1)
  for (const verb of ['attack', 'block'] as const) {
    if (!isRecord(action) || !isRecord(last) || !isRecord(action[verb]) || !isRecord(last[verb])) continue
    return [...script.slice(0, -1), { ...last, [verb]: { ...last[verb], ...action[verb] } }]
  }
  return [...script, action]
}

/** An action in a few words, with the names of the situation. */
export function sayAction(action: Json, name: (id: string) => string): string {
  if (typeof action === 'string') return ACTIONS.find(([kind]) => kind === action)?.[1] ?? action
  if (!isRecord(action)) return 'Azione'
  const pairs = (value: Json | undefined) => (isRecord(value) ? Object.entries(value) : [])
  const list = (value: Json | undefined): string =>
    Array.isArray(value) ? value.map((v) => name(String(v))).join(', ') : ''
  const targets = list(action.targets)
  const aimed = targets === '' ? '' : `, bersaglio ${targets}`
  if (isRecord(action.attack))
    return pairs(action.attack)
      .map(([who, whom]) => `${name(who)} attacca ${name(String(whom))}`)
      .join('; ')
  if (isRecord(action.block))
    return (
      pairs(action.block)
        .map(([who, whom]) => `${name(who)} blocca ${name(String(whom))}`)
        .join('; ') || 'Nessuno blocca'
    )
  if (action.cast !== undefined) return `Lancia ${name(String(action.cast))}${aimed}`
  if (action.activate !== undefined) return `Attiva ${name(String(action.activate))}${aimed}`
  if (action.play !== undefined) return `Gioca ${name(String(action.play))}`
  if (action.step !== undefined)
    return `Fino a: ${STEP_NAMES.find(([id]) => id === action.step)?.[1] ?? String(action.step)}`
  if (action.pass !== undefined) return `${name(String(action.pass))} passa la priorità`
  if (isRecord(action.effect)) {
    const { do: verb, amount } = action.effect
    const said = ACTIONS.find(([kind]) => kind === verb)?.[1]?.toLowerCase() ?? String(verb)
    return `${name(String(action.by ?? 'A'))}: ${said}, ${String(amount ?? '')}`
  }
  return 'Un’altra azione'
}
