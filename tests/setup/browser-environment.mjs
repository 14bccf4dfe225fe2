import { TestEnvironment } from 'jest-environment-node'

/** Node, where a test that fails says beside the error what its visitors had before them: on another day nobody sees it again. */
export default class extends TestEnvironment {
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return
    const seen = await this.global.whatVisitorsSee?.()
    if (seen) error.stack = error.stack.replace(error.message, () => `${error.message}\n\n${seen}`)
  }
}
