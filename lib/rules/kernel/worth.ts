/** What one symbol of a mana cost adds; X is 0 except on the stack. */
const worth = (symbol: string): number => {
  const parts = symbol.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part === 'X' ? 0 : 1))
  return Math.max(0, ...parts)
}

/** The mana of a cost, added up. */
export const totalMana = (cost = ''): number =>
  (cost.match(/[^{}]+/g) ?? []).reduce((n, symbol) => n + worth(symbol), 0)
