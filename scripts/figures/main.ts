import { disconnect } from '#lib/db/client'
import { type DistractorFigures, distractorFigures, templateFigures } from '#lib/db/figures'
import { leaveReplica, reading } from '#lib/db/replica'

const percent = (share: number): string => `${Math.round(share * 100)} %`

const belief = ({ belief: id, betrayed, offered, functions }: DistractorFigures): string =>
  `  ${id}: ${betrayed} of ${offered}${functions ? '' : ', does not function'}`

/** A line a template with its facility, and under it one for each belief that its items offered. */
export async function figures(): Promise<string> {
  try {
    const [templates, distractors] = [await reading(templateFigures), await reading(distractorFigures)]
    const lines = templates.flatMap(({ template, answers, facility }) => [
      `${template}: ${answers} answers, facility ${percent(facility)}`,
      ...distractors.filter((d) => d.template === template).map(belief),
    ])
    return lines.length ? lines.join('\n') : 'Nobody has answered anything yet.'
  } finally {
    await leaveReplica()
    await disconnect()
  }
}
