// Runs tests that need nothing but Node in processes that load each module once for all their files, not once for each file: most of
// these files would otherwise load the evaluator, its Italian and the content anew. They see the built-ins of Node itself, cannot replace
// modules, and must leave what they import as it was.
import LightRunner from 'jest-light-runner/child-process'
import { READ } from './read-typescript.mjs'

export default class Runner extends LightRunner {
  /**
   * @param {{ readonly maxWorkers: number }} run the configuration of the run: jest's own process does not read TypeScript, so that two others do at least
   * @param {unknown[]} more
   */
  constructor(run, ...more) {
    super({ ...run, maxWorkers: Math.max(2, run.maxWorkers) }, ...more)
  }

  /**
   * @override
   * @param {unknown[]} args
   */
  async runTests(...args) {
    const { NODE_OPTIONS } = process.env
    process.env.NODE_OPTIONS = [NODE_OPTIONS, READ].filter(Boolean).join(' ')
    try {
      await super.runTests(...args)
    } finally {
      if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS
      else process.env.NODE_OPTIONS = NODE_OPTIONS
    }
  }
}
