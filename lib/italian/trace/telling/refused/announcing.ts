import { ed, type Noun, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { wordCount } from '../../../situation/stem/intro'
import { stepOf, type Tale } from '../context'
import { LONGEST } from '../length'

/**
 * Why something may not be done with a target that is none: «il bersaglio si sceglie lanciando, e Altare non è legale», where the sentence bears it
 * after what may not be done.
 */
export function asAnnounced(t: Tale, cannot: Phrase, target: Noun): Phrase {
  const s = stepOf(t)
  const plain = phrase`${target} non è un bersaglio legale`
  const does = typeof s !== 'object' ? undefined : 'cast' in s ? 'lanciando' : 'activate' in s ? 'attivando' : undefined
  if (does === undefined || typeof s !== 'object') return plain
  const many = 'targets' in s && (s.targets?.length ?? 0) > 1
  const chosen = verbatim(`${many ? 'i bersagli si scelgono' : 'il bersaglio si sceglie'} ${does}`)
  const whole = phrase`${chosen}, ${ed(target)} non è legale`
  return wordCount(`${cannot}: ${whole}`) > LONGEST ? plain : whole
}
