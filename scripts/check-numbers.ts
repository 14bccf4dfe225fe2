// Looks whether every number of a rule that the project cites is one that the edition is known to have.
import { unknownNumbers } from './numbers/cited'
import { knownNumbers, NUMBERS } from './numbers/known'

const known = knownNumbers()
const unknown = unknownNumbers(new Set(known))

for (const { path, line, column, number } of unknown)
  console.log(
    `${path}:${line}:${column}  No rule ${number} is known: correct it, or read it in the edition and add it.`,
  )
if (unknown.length > 0) {
  console.log(`\nThe numbers that are known stand in ${NUMBERS}.`)
  process.exitCode = 1
} else console.log(`Every rule that is cited is one of the ${known.length} known numbers of the edition.`)
