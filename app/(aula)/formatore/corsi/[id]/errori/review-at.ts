/** The page of a revision before it is given. */
export const reviewAt = (courseId: string, name: 'belief' | 'lesson', value: string, userId?: string): string =>
  `/formatore/corsi/${courseId}/ripasso?${name === 'lesson' ? 'lezione' : 'errore'}=${encodeURIComponent(value)}${userId === undefined ? '' : `&persona=${userId}`}`
