import { TestEnvironment } from 'jest-environment-node'

/** Node, where a test that fails says beside the error what its visitors had before them: on another day nobody sees it again. */
export default class extends TestEnvironment {
  /** @param {{ readonly name: string, readonly error?: unknown }} event */
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || !(typeof error === 'object' && error !== null && 'stack' in error)) return
    const { whatVisitorsSee } = /** @type {{ whatVisitorsSee?: () => Promise<string> }} */ (this.global)
    const seen = await whatVisitorsSee?.()
    const { message = '' } = /** @type {{ message?: string }} */ (error)
    if (seen) error.stack = String(error.stack).replace(message, () => `${message}\n\n${seen}`)
  }
}
