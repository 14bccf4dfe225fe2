import { permanents } from '../../kernel/look'
import { symbolsOf } from '../../kernel/mana'
import { believes, query, room } from '../../kernel/rule'
import type { Color } from '../../kernel/words'

const counting = (counts: (symbol: string, colors: readonly Color[]) => boolean) =>
  query('700.5', 'devotion', (v, { player, colors }) =>
    permanents(v)
      .filter((id) => v.controller(id) === player)
      .flatMap((id) => symbolsOf(v.characteristics(id).manaCost ?? ''))
      .reduce((n, s) => n + (counts(s, colors) ? 1 : 0), 0),
  )

/** Mana symbols of the colours among the mana costs of permanents: one of several colours counts for each, and only once. */
export const devotion = room(
  '700.5',
  'Devotion',
  [counting((s, colors) => colors.some((color) => s.split('/').includes(color)))],
  [
    believes(
      'devotion-any-color',
      counting((s) => s.split('/').some((part) => /^[WUBRG]$/.test(part))),
    ),
  ],
)
