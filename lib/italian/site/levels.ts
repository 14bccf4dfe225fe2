import type { Level } from '#lib/questions/level'

interface LevelWords {
  /** After «livello». */
  readonly name: string
  /** Alone, or at the beginning of a line. */
  readonly title: string
  /** What it means, in a sentence. */
  readonly means: string
}

/** What each level is called, and what it means. */
export const levels: Readonly<Record<Level, LevelWords>> = {
  base: { name: 'base', title: 'Base', means: 'Le idee che si incontrano già nella prima partita.' },
  L1: {
    name: 'L1',
    title: 'L1',
    means: 'Le parole chiave, il combattimento e la pila, come si vedono a un torneo di negozio.',
  },
  L2: {
    name: 'L2',
    title: 'L2',
    means: 'Costi, sostituzioni, copie ed effetti continui, dove una regola ne incontra un’altra.',
  },
  limite: {
    name: 'limite',
    title: 'Casi limite',
    means: 'Eccezioni rare, per le quali anche un arbitro esperto apre il regolamento.',
  },
}

/** Where the level of a question comes from: the answers of so many people, or else its ideas. */
export const levelComesFrom = (people: number | undefined): string =>
  people === undefined
    ? 'Il livello viene dalle idee che mette insieme.'
    : `Il livello viene dalle risposte di ${people} persone.`
