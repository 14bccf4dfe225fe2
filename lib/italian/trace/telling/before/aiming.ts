import type { Ability, CardType, Filter, ObjectId, RuleId, ScriptStep, TargetSpec } from '#lib/rules/index'
import { filterNoun } from '../../../card/filter'
import { and, type Phrase, phrase, un, verbatim } from '../../../grammar/index'
import { cardTypes } from '../../../names/terms'
import { voiceOf } from '../../why-not/scene'
import { type Saying, stepOf, type Tale } from '../context'
import { at, idOf, say, there } from './beforehand'

/** That targets are announced as a spell is cast, and what "any target" means. */
const ANNOUNCED: RuleId = '115.1'
const ANY: RuleId = '115.4'

const MEANT: readonly CardType[] = ['creature', 'planeswalker', 'battle']
const anyTarget = verbatim('un qualsiasi bersaglio è un giocatore, una creatura, un planeswalker o una battaglia')

/** An object that a spell is aimed at, and what the words of the spell ask for there. */
interface Aim {
  readonly spell: ObjectId
  readonly target: ObjectId
  readonly spec: Exclude<TargetSpec, { kind: 'player' }>
  /** Its types, and which of them the words ask for: none where it has none of those. */
  readonly types: readonly CardType[]
  readonly fitting: readonly CardType[]
}

/** What the spell that is cast in an action is aimed at, as far as the words ask for permanents of some types, each of one «bersaglio». */
function aimsOf(t: Tale, s: ScriptStep | undefined): readonly Aim[] {
  if (typeof s !== 'object' || !('cast' in s) || !s.targets) return []
  const v = at(t)
  const spell = idOf(t, s.cast)
  if (!v.state.objects[spell]) return []
  const own = v
    .characteristics(spell)
    .abilities.find((a): a is Extract<Ability, { type: 'spell' }> => a.type === 'spell')
  const specs = (own && 'targets' in own && own.targets) || []
  if (specs.length !== s.targets.length || specs.some(({ number = 1 }) => number !== 1)) return []
  return s.targets.flatMap((label, n) => {
    const [target, spec] = [idOf(t, label), specs[n]]
    if (!spec || spec.kind === 'player' || v.state.objects[target]?.zone !== 'battlefield') return []
    const asked = spec.kind === 'any' ? MEANT : (spec.filter?.types ?? [])
    const { types } = v.characteristics(target)
    return asked.length > 0 ? [{ spell, target, spec, types, fitting: types.filter((x) => asked.includes(x)) }] : []
  })
}

/** «Crepa chiede un artefatto»; of "any target" what that is. */
const asks = (t: Tale, { spell, spec }: Aim): Phrase => {
  if (spec.kind === 'any') return anyTarget
  const filter: Filter = spec.filter ?? {}
  return phrase`${there(t, spell)} chiede ${un(filterNoun(voiceOf(t, at(t).controller(spell), spell), filter, 'one'))}`
}

const ruleOf = ({ spec }: Aim): RuleId => (spec.kind === 'any' ? ANY : ANNOUNCED)

/**
 * Why a spell may be cast with its targets: «Fiamma chiede una creatura, non importa di chi: Orso lo è.» «Un qualsiasi bersaglio è un
 * giocatore, una creatura, un planeswalker o una battaglia: Arpia è una creatura.» Where that targets are announced decides.
 */
export const aimable = (t: Tale, decides: (rule: string) => boolean): readonly Saying[] =>
  decides(ANNOUNCED)
    ? aimsOf(t, stepOf(t)).flatMap((aim) => {
        const [type] = aim.fitting
        if (type === undefined) return []
        const x = there(t, aim.target)
        const own = at(t).controller(aim.target) === at(t).controller(aim.spell)
        const is = aim.spec.kind === 'any' ? phrase`${x} è ${un(cardTypes[type].it)}` : phrase`${x} lo è`
        // The words that ask for a creature of somebody say so.
        const whose = verbatim(own && aim.spec.filter?.controller === undefined ? ', non importa di chi' : '')
        return [say(t, phrase`${asks(t, aim)}${whose}: ${is}`, [ruleOf(aim)])]
      })
    : []

/** Why a spell may not be cast with a target: «Fiamma chiede una creatura: Altare è solo un artefatto.» */
export const unfit = (t: Tale): readonly Saying[] =>
  aimsOf(t, stepOf(t)).flatMap((aim) =>
    aim.fitting.length > 0
      ? []
      : [
          say(
            t,
            phrase`${asks(t, aim)}: ${there(t, aim.target)} è solo ${and(aim.types.map((x) => un(cardTypes[x].it)))}`,
            [ruleOf(aim)],
          ),
        ],
  )
