// A PostgreSQL that a test may stop and start again: `node postgres.mjs folder port` says its address, and ends at SIGTERM.
import { startEmbeddedPostgres } from '../../../scripts/embedded-pg.mjs'

const [folder = '', port = ''] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ folder, running: 'replace', port: Number(port) })
process.once('SIGTERM', () => void postgres.stop())
console.log(postgres.url)
