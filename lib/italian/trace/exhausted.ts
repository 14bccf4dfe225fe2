import type { Evaluation, Limited } from '#lib/rules/index'

const TOO_MANY: Readonly<Record<Limited, string>> = {
  objects: 'gli oggetti in partita sono più di mille',
  events: 'gli eventi sono più di diecimila',
  steps: 'i passaggi da seguire sono troppi',
  numbers: 'un numero diventa più grande di mille miliardi',
}

/** Where a scenario comes to more than is followed, and of what: «Lo scenario è troppo grande: nell’azione 2 …». */
export function sayExhausted({ of, action }: Extract<Evaluation, { status: 'exhausted' }>): string {
  const where = action < 0 ? 'prima della prima azione' : `all’azione ${action + 1} della sequenza`
  return `Lo scenario è troppo grande per essere seguito fino in fondo: ${where} ${TOO_MANY[of]}.`
}
