import type { LessonPassage, Outline } from '#lib/server/outlines'

/** Two lessons, of three sections and of one. */
export const outlines = (): readonly Outline[] => [
  {
    slug: 'punti-vita',
    title: 'Punti vita',
    sections: ['partenza', 'guadagnare', 'pagare'].map((id) => ({
      id,
      title: `Sezione ${id}`,
      page: '/lezioni/punti-vita',
    })),
    rules: ['119.3', '119.4'],
  },
  {
    slug: 'danno',
    title: 'Danno',
    sections: [{ id: 'fonti', title: 'Sezione fonti', page: '/lezioni/danno' }],
    rules: ['120.3a'],
  },
]

/** One table on one page. */
export const passageAt = (page: string, anchor: string): LessonPassage | undefined =>
  page === 'danno/fonti' && anchor === 'scenario-due'
    ? {
        ...{ lesson: 'Le fonti', chapter: 'danno', place: `/lezioni/${page}#${anchor}` },
        ...{ rule: null, text: 'Due danni.', scenario: { due: 2 } },
      }
    : undefined
