// What takes minutes begins first, so that nobody waits for it alone at the end. Of the rest jest knows how long each took, where it ran here
// before; on a new machine it goes by the size of the files, which says little of these.
import Sequencer from '@jest/test-sequencer'

const LONG = [
  'browser/axe-phone',
  'browser/axe-desktop',
  'browser/every-answer',
  'browser/exam-edges',
  'browser/keyboard',
  'server/access',
  'server/real-bank',
  'server/work',
  'server/starts',
]

/** @typedef {Parameters<Sequencer['sort']>[0]} Tests */

/** @param {Tests[number]} test */
const rank = ({ path }) => {
  const at = LONG.findIndex((name) => path.replaceAll('\\', '/').endsWith(`tests/${name}.test.ts`))
  return at < 0 ? LONG.length : at
}

export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Tests} tests
   */
  async sort(tests) {
    return (await super.sort(tests)).toSorted((a, b) => rank(a) - rank(b))
  }
}
