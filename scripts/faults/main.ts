// Everything that can go wrong, one after the other; one table at the end. Exit code 1 where a row is not as it must be.
import { disconnect } from '#lib/db/client'
import { FAULTS, NOTHING } from './faults'
import { openGround, SECRET } from './ground'
import { someItems } from './items'
import { playRound, type Size } from './round'
import { type Row, rowOf, table } from './table'

const asked = process.argv.slice(2)
const short = asked.includes('--short')
const aloud = asked.includes('--aloud')
const names = asked.filter((word) => !word.startsWith('-'))
const unknown = names.filter((name) => !FAULTS.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not among ${FAULTS.map(({ id }) => id).join(', ')}`)
  process.exit(2)
}

const size: Size = short
  ? { candidates: 2, questions: 4, learners: 4, items: someItems(5), players: 6 }
  : { candidates: 4, questions: 6, learners: 8, items: someItems(9), players: 12 }

process.env.LOG_LEVEL = 'error'
let closing = false
const ground = await openGround((line) => aloud && !closing && console.log(line))
const rows: Row[] = []
try {
  const quiet = await playRound(ground, NOTHING, size, SECRET)
  rows.push(rowOf(NOTHING, quiet, quiet.scores))
  for (const fault of FAULTS) {
    if (names.length > 0 ? !names.includes(fault.id) : short && !fault.short) continue
    const leftOut = fault.leftOut?.(ground)
    if (leftOut) rows.push({ name: fault.what, ok: true, cells: [`left out: ${leftOut}`] })
    else {
      if (!short) console.log(`${fault.what} …`)
      rows.push(await rowAfter(fault))
    }
  }
  console.log(table(rows))
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1

  async function rowAfter(fault: (typeof FAULTS)[number]): Promise<Row> {
    const chosen = short && fault.short ? { ...fault, ...fault.short } : fault
    try {
      return rowOf(chosen, await playRound(ground, chosen, size, SECRET), quiet.scores)
    } catch (error) {
      return { name: fault.what, ok: false, cells: [String(error)] }
    }
  }
} finally {
  closing = true
  await disconnect()
  await ground.close()
}
process.exit()
