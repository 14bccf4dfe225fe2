import { permanents } from '../../kernel/look'
import { symbolsOf } from '../../kernel/mana'
import { query, room } from '../../kernel/rule'

/** Mana symbols of the colours among the mana costs of permanents: one of several colours counts for each, and only once. */
export const devotion = room('700.5', 'Devotion', [
  query('700.5', 'devotion', (v, { player, colors }) =>
    permanents(v)
      .filter((id) => v.controller(id) === player)
      .flatMap((id) => symbolsOf(v.characteristics(id).manaCost ?? ''))
      .reduce((n, s) => n + (colors.some((color) => s.split('/').includes(color)) ? 1 : 0), 0),
  ),
])
