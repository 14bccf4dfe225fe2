import type { Believed, Covered } from './measure'

const share = (part: number, of: number): string => `${part} of ${of}`

/** docs/coverage.md. */
export function report(rules: readonly Covered[], beliefs: readonly Believed[]): string {
  const stated = rules.filter((r) => r.room !== null)
  const shown = rules.filter((r) => r.scenarios > 0)
  const state = (s: Believed['state']): readonly Believed[] => beliefs.filter((b) => b.state === s)
  const open = rules.filter((r) => r.room === null || r.scenarios === 0 || !r.decisive)
  return `# What the evaluator covers

Written by \`npm run coverage\`; \`npm run check\` fails where it is out of date. A rule is *decisive* when the outcome of one of its own
conformance scenarios changes without it.

| | |
|---|---|
| rules stated by a room | ${share(stated.length, rules.length)} |
| rules with scenarios | ${share(shown.length, rules.length)} |
| rules decisive in one of them | ${share(rules.filter((r) => r.decisive).length, rules.length)} |
| misconceptions that run as a change of one rule | ${share(state('mutation').length, beliefs.length)} |
| misconceptions that are about a fact | ${state('fact').length} |
| misconceptions missing | ${state('missing').length} |

## Rules
| rule | | room | scenarios | decisive | misconceptions |
|---|---|---|---|---|---|
${rules.map((r) => `| ${r.rule} | ${r.title} | ${r.room ?? '—'} | ${r.scenarios} | ${r.decisive ? 'yes' : 'no'} | ${r.misconceptions.join(' ')} |`).join('\n')}

## What is open
${open.length ? open.map((r) => `- ${r.rule} (${r.title}): ${why(r)}`).join('\n') : 'Nothing.'}

## Misconceptions about a fact
${
  state('fact')
    .map((b) => `- \`${b.id}\`: ${b.why ?? ''}`)
    .join('\n') || 'None.'
}

## Misconceptions missing
${
  state('missing')
    .map((b) => `- \`${b.id}\``)
    .join('\n') || 'None.'
}

## Misconceptions that run
| misconception | changes |
|---|---|
${state('mutation')
  .map((b) => `| \`${b.id}\` | ${b.rule ?? ''} |`)
  .join('\n')}
`
}

const why = (r: Covered): string =>
  [
    ...(r.room === null ? ['no room states it by this number'] : []),
    ...(r.scenarios === 0 ? ['no scenario is about it'] : []),
    ...(r.room !== null && r.scenarios > 0 && !r.decisive ? ['none of its scenarios changes without it'] : []),
  ].join('; ')
