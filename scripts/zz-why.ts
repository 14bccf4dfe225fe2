import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { evaluate, parseScenario } from '#lib/rules/index'
for (const doc of parse(readFileSync(process.argv[2]!, 'utf8')) as any[]) {
  const { probe, ...d } = doc
  const p = parseScenario(d)
  if (!p.ok) { console.log(JSON.stringify(p.error)); continue }
  const e = evaluate(p.value, { trace: true })
  console.log('—', e.status, JSON.stringify((e as any).choice ?? ''))
  for (const s of tellTrace(e, peopleOf(p.value), undefined, probe ? { probe } : {})) console.log('  ', s.sentence, s.rules.join(' '), s.figure)
}
