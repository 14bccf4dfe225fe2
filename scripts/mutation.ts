// npm run mutation: how much of the rules the tables of conformance notice. First every clause of every rule is left out in turn; then
// `npm run mutation -- 200 7` changes the source in so many places, drawn with that seed, and tells which changes nobody noticed.
import { rowsIn } from './conformance/table'
import { claimsOf, clauses, holds, notices } from './mutation/judge'
import { sample, surviving } from './mutation/sources'

const [count = 100, seed = 1] = process.argv.slice(2).map(Number)
const rows = rowsIn('tests/conformance')
const claims = claimsOf(rows)
const broken = claims.filter((claim) => !holds(claim))
if (broken.length) {
  console.error('These claims do not hold before anything is changed, so that they would notice everything:')
  for (const { scenario } of broken) console.error(`  ${JSON.stringify(scenario)}`)
  process.exit(1)
}
const share = (part: number, of: number): string => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`

const all = clauses()
const unseen = all.filter((lack) => !claims.some((claim) => notices(claim, lack)))
console.log(`Clauses of rules that some row notices: ${share(all.length - unseen.length, all.length)}`)
for (const { name } of unseen) console.log(`  nobody notices ${name}`)

const mutants = sample(count, seed)
const survivors = await surviving(mutants, rows, (n, unnoticed) => {
  if (n % 10 === 0) console.error(`${n} of ${mutants.length}`)
  if (unnoticed)
    console.log(`  nobody notices ${unnoticed.file}:${unnoticed.line}: ${unnoticed.was} → ${unnoticed.text}`)
})
console.log(`Changes of the source that some row notices: ${share(mutants.length - survivors.length, mutants.length)}`)
