import { believes, names, query, room } from '../../kernel/rule'

/**
 * Searching: in a public zone what fits must be found, in a hidden one only where nothing but a number is asked for; an effect may
 * open no more than the first cards of a library. */
export const searching = room(
  '701.23',
  'Search',
  [
    query('701.23a', 'leastFound', (_, { public: open, fitting, wanted }) =>
      open ? Math.min(fitting, wanted) : undefined,
    ),
    names('701.23a', 'search'),
    query('701.23b', 'leastFound', (_, { public: open, quality }) => (!open && quality ? 0 : undefined)),
    query('701.23c', 'undefinedQuality', () => 'nothing'),
    query('701.23d', 'leastFound', (_, { public: open, quality, fitting, wanted }) =>
      !open && !quality ? Math.min(fitting, wanted) : undefined,
    ),
    query('701.23f', 'searchedTop', (_, { event }) => event.top),
  ],
  [
    believes(
      'search-must-find',
      query('701.23b', 'leastFound', (_, { quality, fitting, wanted }) =>
        quality ? Math.min(fitting, wanted) : undefined,
      ),
    ),
    believes(
      'search-graveyard-may-fail',
      query('701.23a', 'leastFound', (_, { public: open, quality, fitting, wanted }) =>
        open ? (quality ? 0 : Math.min(fitting, wanted)) : undefined,
      ),
    ),
    believes(
      'search-quantity-may-fail',
      query('701.23d', 'leastFound', (_, { public: open, quality }) => (!open && !quality ? 0 : undefined)),
    ),
  ],
)
