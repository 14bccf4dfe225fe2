// What is bundled with a changed source and run by itself: it ends with 0 where every claim still holds.
import { readFileSync } from 'node:fs'
import type { Row } from '../conformance/table'
import { claimsOf, holds } from './judge'

const rows = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly Row[]
const claims = claimsOf(rows)
const all = claims.length === Number(process.argv[3]) && claims.every((claim) => holds(claim))
process.exit(all ? 0 : 1)
