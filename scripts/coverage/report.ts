import type { Believed, Covered } from './measure'

const share = (part: number, of: number): string => `${part} of ${of}`

/** docs/coverage.md. */
export function report(rules: readonly Covered[], beliefs: readonly Believed[]): string {
  const stated = rules.filter((r) => r.room !== null)
  const shown = rules.filter((r) => r.scenarios > 0)
  const state = (s: Believed['state']): readonly Believed[] => beliefs.filter((b) => b.state === s)
  const open = rules.filter((r) => r.scenarios === 0 || !(r.decisive || r.through.length))
  return `# What the evaluator covers

Written by \`npm run coverage\`; \`npm run check\` fails where it is out of date. A rule is *decisive* when the outcome of one of its own
conformance scenarios changes without it. A rule that repeats or sums up others is decided *through* them: those are named without which
the outcome of one of its scenarios changes.

| | |
|---|---|
| rules stated by a room | ${share(stated.length, rules.length)} |
| rules with scenarios | ${share(shown.length, rules.length)} |
| rules decisive in one of them | ${share(rules.filter((r) => r.decisive).length, rules.length)} |
| rules decided through others | ${share(rules.filter((r) => r.through.length).length, rules.length)} |
| rules that a question claims | ${share(rules.filter((r) => r.templates.length).length, rules.length)} |
| misconceptions that run as a change of one rule | ${share(state('mutation').length, beliefs.length)} |
| misconceptions that lead to an answer of a question | ${share(state('mutation').filter((b) => b.templates.length).length, state('mutation').length)} |
| misconceptions that are about a fact | ${state('fact').length} |
| misconceptions missing | ${state('missing').length} |

## Rules
| rule | | room | scenarios | decided by | misconceptions | questions |
|---|---|---|---|---|---|---|
${rules.map((r) => `| ${r.rule} | ${r.title} | ${r.room ?? '—'} | ${r.scenarios} | ${decidedBy(r)} | ${r.misconceptions.join(' ')} | ${r.templates.join(' ') || '—'} |`).join('\n')}

## What is open
${open.length ? open.map((r) => `- ${r.rule} (${r.title}): ${why(r)}`).join('\n') : 'Nothing.'}

## Misconceptions about a fact
${
  state('fact')
    .map((b) => `- \`${b.id}\`: ${b.why ?? ''}${b.rule === undefined ? '' : ` (${b.rule})`}`)
    .join('\n') || 'None.'
}

## Misconceptions missing
${
  state('missing')
    .map((b) => `- \`${b.id}\``)
    .join('\n') || 'None.'
}

## Misconceptions that run
| misconception | changes | questions |
|---|---|---|
${state('mutation')
  .map((b) => `| \`${b.id}\` | ${b.rule ?? ''} | ${b.templates.join(' ') || '—'} |`)
  .join('\n')}
`
}

const decidedBy = (r: Covered): string => (r.decisive ? 'itself' : r.through.join(' ') || '—')

const why = (r: Covered): string =>
  r.scenarios === 0 ? 'no scenario is about it' : 'no rule decides the outcome of its scenarios'
