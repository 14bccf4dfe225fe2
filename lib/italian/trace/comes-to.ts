import type { Reading } from '#lib/questions/index'
import { keywordText, steps } from '../names/terms'

/** Words of a step after which something is in a zone. */
const ARRIVES: Readonly<Record<string, RegExp>> = {
  hand: /mano|pesca/,
  library: /grimorio/,
  graveyard: /cimitero|distrugg|distrutt|muor|scarta|macina|sacrific/,
  exile: /esili/,
  stack: /pila|lancia/,
  command: /comando/,
}

/** What is counted: a step says what it adds or takes, and not always what that comes to. */
const COUNTED: ReadonlySet<Reading['ask']> = new Set(['counters', 'hand', 'library', 'cardsDrawn'])

/** Whether a step that speaks of what is read says what that comes to: so many counters or cards, the keyword, the step, or the zone where something has come to be. */
export function comesTo(reading: Reading, value: unknown, sentence: string): boolean {
  if (COUNTED.has(reading.ask)) return new RegExp(`\\b${Number(value)}\\b`).test(sentence)
  if (reading.ask === 'has') return sentence.includes(keywordText(reading.keyword))
  if (reading.ask === 'step') return sentence.includes(stepText(value))
  // What waits to be turned up is still face down: that has to be said.
  if (reading.ask === 'faceDown') return value !== true || /a faccia in giù/.test(sentence)
  if (reading.ask !== 'zone' || typeof value !== 'string') return true
  return ARRIVES[value.split(':')[0] ?? '']?.test(sentence) ?? true
}

const stepText = (value: unknown): string =>
  typeof value === 'string' && value in steps ? steps[value as keyof typeof steps].it.text : ''
