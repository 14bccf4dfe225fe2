import type { Choice } from '#lib/rules/index'
import { and, name, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { type People, playerOf, thingOf } from '../../names/people'

/** Whether what may be done in a scenario is a search, and nothing else. */
function searches({ scenario }: People): boolean {
  const may = JSON.stringify(scenario).match(/"do":"may".{0,80}?"effect":\{"do":"\w+"/g) ?? []
  return may.length > 0 && may.every((x) => x.endsWith('"search"'))
}

/** What a player chooses to do with cards: cast one, find it, discard it, put it on the bottom. */
export function cardChoice(people: People, c: Choice): Phrase | undefined {
  const { choose, player, of, answer } = c
  const who = player === undefined ? undefined : playerOf(people, player)
  const anna = who ?? name('chi sceglie', 'm')
  if (choose === 'cast' && of !== undefined) {
    const card = thingOf(people, of)
    if (answer === 'no') return sentence(phrase`${anna} non vuole lanciare ${card}`)
    const x = typeof answer === 'object' && 'x' in answer ? verbatim(` con X = ${String(answer.x)}`) : verbatim('')
    return sentence(phrase`appena può, ${anna} lancia ${card}${x}`)
  }
  const list = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? (answer as readonly string[]) : undefined
  const cards = and((list ?? []).map((id) => thingOf(people, id)))
  if (choose === 'search' && list)
    return sentence(list.length ? phrase`${anna} trova ${cards}` : phrase`${anna} sceglie di non trovare carte`)
  if (choose === 'piles' && list?.length) return sentence(phrase`${anna} mette in un mucchio ${cards}`)
  if (choose === 'pile')
    return sentence(phrase`${anna} prende ${verbatim(answer === 'first' ? 'quel mucchio' : "l'altro mucchio")}`)
  if (choose === 'discard' && list) return sentence(phrase`${anna} scarta ${cards}`)
  if (choose === 'scry' && typeof answer === 'object' && 'bottom' in answer) {
    // What is cast may be countered: that it is done is not said.
    const may = verbatim(
      people.scenario.script?.some((s) => typeof s === 'object' && 'cast' in s) ? 'se profetizza, ' : '',
    )
    const below = (answer.bottom as unknown as readonly string[]).map((id) => thingOf(people, id))
    return sentence(
      phrase`${may}${anna} ${below.length ? phrase`mette in fondo ${and(below)}` : verbatim('non mette in fondo nessuna carta')}`,
    )
  }
  if (choose !== 'may' || typeof answer !== 'string') return undefined
  const what = searches(people) ? 'passare in rassegna il grimorio' : 'farlo'
  return sentence(phrase`${anna} sceglie ${verbatim(`di ${answer === 'yes' ? '' : 'non '}${what}`)}`)
}
