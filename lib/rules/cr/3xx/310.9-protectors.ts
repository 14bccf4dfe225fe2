import { chosenSome, nameAll } from '../../kernel/choose'
import { type Enters, entering, entrantOf } from '../../kernel/entering'
import { labelOf, opponents } from '../../kernel/look'
import { type Offer, query, replacement, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** As a Siege enters, its controller chooses which opponent is to protect it. */
function choosing(v: View, e: Enters): readonly Offer[] {
  const { id, controller, printed } = entrantOf(v, e) ?? {}
  if (id === undefined || controller === undefined || !printed?.subtypes.includes('Siege')) return []
  const asked = { choose: 'pick', player: controller, of: e.type === 'move' ? labelOf(v, id) : id } as const
  const apply = (): readonly Enters[] => {
    const [protector] = chosenSome(v, asked, nameAll(opponents(v, controller), String), { least: 1, most: 1 })
    return [protector === undefined ? e : entering(e, { protector })]
  }
  return [
    {
      of: { id: `${id}/protector`, effect: { enters: {}, what: {} }, controller, timestamp: 0 },
      commutes: true,
      apply,
    },
  ]
}

/** Each battle has a protector: for a Siege an opponent of its controller, else its controller. Whom they protect it from attacks it. */
export const protectors = room('310.9', 'Protectors of battles', [
  query('310.9', 'protector', (v, { object }) => {
    const controller = v.controller(object)
    if (!v.characteristics(object).subtypes.includes('Siege')) return controller
    const { protector = controller } = v.state.objects[object] ?? {}
    const foes = opponents(v, controller)
    return foes.includes(protector) ? protector : foes[0]
  }),
  rule('310.12a', replacement('310.12a', 'move', choosing), replacement('310.12a', 'createToken', choosing)),
])
