/**
 * A failure that the person at the terminal can do something about: its message is the whole answer, printed without a stack.
 * Anything else that is thrown is a bug and shows where it comes from.
 */
export class Sentence extends Error {}

/**
 * Runs a command-line tool and ends the process: a Sentence is printed alone, a bug with its stack, both with exit code 1.
 * @param {() => Promise<number | void>} main its number is the exit code
 */
export async function run(main) {
  try {
    process.exit((await main()) ?? 0)
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error)
    process.exit(1)
  }
}
