import type { Level } from '#lib/questions/level'

/** Questions of an exam about one area, of one level. */
export interface Share {
  readonly area: string
  readonly level: Level
  readonly count: number
}

/** What a study guide for an exam of judges names, and how many questions of ours are about each of it. */
export interface Guide {
  /** Who says what is in it, and where. */
  readonly source: string
  readonly chapters: readonly { readonly of: string; readonly shares: readonly Share[] }[]
}

const base = (area: string, count: number): Share => ({ area, level: 'base', count })
const l1 = (area: string, count: number): Share => ({ area, level: 'L1', count })
const l2 = (area: string, count: number): Share => ({ area, level: 'L2', count })

/**
 * The chapters of the Comprehensive Rules that the guides name, in their order. The guides give no numbers: a chapter has the more questions
 * the more the guide names of it, and areas without questions of the level have none (Sagas, prototype, 714 and 718, are not taught here).
 * Questions about policy are a part of the exams of judges and none of these: 5 of 25 at level 1, an exam of its own at level 2.
 */
export const GUIDES: Readonly<Record<'l1' | 'l2', Guide>> = {
  l1: {
    source: 'Judge Foundry, Level One Rules and Policy Exam Study Guide',
    chapters: [
      { of: '100', shares: [base('abilita', 1), base('punti-vita', 1), l1('danno', 2)] },
      { of: '200–300', shares: [base('permanenti', 1), l1('permanenti', 1), l1('aure-ed-equipaggiamenti', 1)] },
      { of: '400', shares: [base('zone', 2), base('grimorio', 1)] },
      { of: '500', shares: [base('turno', 1), base('combattimento', 1), l1('combattimento', 2)] },
      // Casting, triggers, mana abilities, resolving, continuous and replacement effects, and of the layers the seventh.
      { of: '600', shares: [base('pila', 1), l1('pila', 2), l1('costi-e-lancio', 1), l1('layer-e-sostituzioni', 1)] },
      { of: '700', shares: [l1('difese', 2), l1('azioni-parola-chiave', 2)] },
      // Two-Headed Giant and Commander.
      { of: '800–900', shares: [l1('varianti-e-inizio', 2)] },
    ],
  },
  l2: {
    // All of the rules but 801 to 809; more of layers, casting, copies, replacement and cards with two faces.
    source: 'Judge Foundry, Level Two Rules and Policy Exam Study Guides',
    chapters: [
      { of: '100', shares: [base('abilita', 1), l1('punti-vita', 1), l2('danno', 1)] },
      { of: '200–300', shares: [l2('permanenti', 1), l1('aure-ed-equipaggiamenti', 1), l1('planeswalker', 1)] },
      { of: '400', shares: [l2('zone', 1), l1('grimorio', 1)] },
      { of: '500', shares: [base('turno', 1), l1('combattimento', 1), l2('combattimento', 1)] },
      { of: '600', shares: [l1('pila', 1), l2('pila', 2), l2('costi-e-lancio', 2), l2('layer-e-sostituzioni', 3)] },
      { of: '700', shares: [l1('difese', 1), l2('azioni-parola-chiave', 1), l2('copie', 1), l2('carte-speciali', 2)] },
      // Commander and Two-Headed Giant.
      { of: '800–900', shares: [l1('varianti-e-inizio', 1)] },
    ],
  },
}

/** What an exam after a guide is made of. */
export const partsOf = ({ chapters }: Guide): readonly Share[] => chapters.flatMap(({ shares }) => shares)
