import { query, room } from '../../kernel/rule'

/** In which order continuous effects apply. */
export const layers = room('613.1', 'Layers', [
  query('613.1', 'layers', () => ['2', '4', '5', '6']),
  query('613.4', 'layers', (_, __, before = []) => [...before, '7b', '7c', '7d']),
])
