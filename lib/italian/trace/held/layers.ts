import { agree, and, del, il, lo, type Noun, noun, type Phrase, phrase, un, verb, verbatim } from '../../grammar/index'
import { keywords, subtype } from '../../names/terms'
import { object, player, type Tale } from '../telling/context'
import { sameSize, statics } from '../why/layers'
import { now, objectOf } from '../why/scene'
import { type Held, objectAsked, ofObject, type Parting } from './held'

/** Whether something on this board takes abilities away. */
const losesAny = ({ people: { scenario: s } }: Tale): boolean =>
  /"lose(?:All)?":/.test(JSON.stringify([s.field, s.effects, s.script]))

/** «l'effetto di Vessillo viene», «gli effetti di Altare e di Totem si applicano». */
function effects(whose: readonly Phrase[], does: string): Phrase {
  const all = whose.length === 1 ? noun('effetto', 'm') : noun('effetti', 'm', 'p')
  return phrase`${il(all)} ${and(whose)} ${verb(does, all)}`
}

/** Who controlled something as the game began, where somebody else has come to. */
function formerly(t: Tale, id: string): Noun | undefined {
  const before = t.evaluation.start.objects[id]?.controller
  return before === undefined || before === now(t).controller(id) ? undefined : player(t, before)
}

/** The basic type that an effect makes of nonbasic lands, as «una Montagna»; undefined where none does. */
function madeOf(t: Tale): Phrase | undefined {
  const [kind] = statics(t).flatMap(({ modify }) => modify.flatMap((m) => ('setSubtypes' in m ? m.setSubtypes : [])))
  return kind === undefined ? undefined : un(subtype(kind).it)
}

/** The keyword that creatures must have whom the older of two effects looks for, where none has it printed. */
function soughtKeyword(t: Tale): Phrase | undefined {
  const all = Object.values(t.people.scenario.field ?? {}).flat()
  const [sought] = all.flatMap(({ abilities = [] }) =>
    abilities.flatMap((a) =>
      a.type === 'static'
        ? a.effects.flatMap((e) =>
            'what' in e && typeof e.what === 'object' && 'keyword' in e.what ? [e.what.keyword] : [],
          )
        : [],
    ),
  )
  if (typeof sought !== 'string' || !(sought in keywords)) return undefined
  return all.some(({ keywords: own = [] }) => own.includes(sought))
    ? undefined
    : verbatim(keywords[sought as keyof typeof keywords].it.text)
}

/** The two permanents that set the base of what is asked about: whose decides, as somebody has it, and the other. */
function setters(s: Parting) {
  const { t } = s
  const all = now(t)
    .layersOf(objectAsked(s) ?? '')
    .flatMap(({ modification: m }) => {
      const by = m.layer === '7b' ? statics(t).find(({ modify }) => modify.some((x) => sameSize(x, m))) : undefined
      return by ? [object(t, objectOf(now(t), by.id))] : []
    })
  const [other, decides, ...more] = all
  return other && decides && more.length === 0 ? { other, decides } : undefined
}

/** What is held of the order in which effects apply. */
export const heldOfLayers: Readonly<Record<string, Held>> = {
  'newest-effect-wins': ofObject((x, s) => {
    const bonuses = statics(s.t).filter(({ modify }) => modify.some(({ layer }) => layer === '7c'))
    const made = now(s.t).layersOf(objectAsked(s) ?? '')
    const counted = bonuses.filter(({ modify }) =>
      modify.some((m) => made.some(({ modification }) => sameSize(m, modification))),
    )
    if (counted.length === bonuses.length) return undefined
    const sources = bonuses.map(({ id }) => object(s.t, objectOf(now(s.t), id)))
    const whose = (all: typeof bonuses) => all.map(({ id }) => del(object(s.t, objectOf(now(s.t), id))))
    const nino = formerly(s.t, objectAsked(s) ?? '')
    if (counted.length > 0 && nino)
      return phrase`conta solo l'ordine di arrivo: ${and(sources)} ${verb('viene', sources)} prima, quando ${nino} controlla ancora ${x}, e solo l'effetto ${and(whose(counted))} ${lo(x)} tocca`
    const early = phrase`conta solo l'ordine di arrivo: ${effects(whose(bonuses), 'viene')} prima`
    return counted.length > 0
      ? phrase`${early}, e solo ${verbatim('quello')} ${and(whose(counted))} tocca ${x}`
      : phrase`${early} di ciò che si è risolto, e allora non ${verbatim(bonuses.length > 1 ? 'toccano' : 'tocca')} ${x}`
  }),
  'attachment-keeps-timestamp': (s) => {
    const set = setters(s)
    return (
      set &&
      phrase`un Equipaggiamento conserva il timestamp con cui è entrato: ${set.decides} è ${agree('arrivato', set.decides)} dopo ${set.other} e decide`
    )
  },
  'oldest-effect-wins': (s) => {
    const set = setters(s)
    return set && phrase`nello stesso layer vale l'effetto più vecchio, cioè quello ${del(set.decides)}`
  },
  'timestamps-always-decide': ({ t }) => {
    const [older, newer] = statics(t)
    if (!older) return undefined
    const of = (id: string) => object(t, objectOf(now(t), id))
    const effect = phrase`l'effetto ${del(of(older.id))} è più vecchio e si applica per primo`
    const kind = madeOf(t)
    if (kind && newer)
      return phrase`${effect}; poi quello ${del(of(newer.id))} fa ${del(of(older.id))} soltanto ${kind}`
    const keyword = soughtKeyword(t)
    if (keyword) return phrase`${effect}, quando nessuna creatura ha ancora ${keyword}`
    return losesAny(t) ? phrase`${effect}, quando c'è ancora` : effect
  },
  'set-type-keeps-abilities': ({ t }) => {
    const [land] = statics(t)
    const kind = madeOf(t)
    return land && kind
      ? phrase`cambiando tipo base una terra conserva le abilità: l'effetto ${del(object(t, objectOf(now(t), land.id)))} si applica per primo, poi ${object(t, objectOf(now(t), land.id))} diventa soltanto ${kind}`
      : undefined
  },
}
