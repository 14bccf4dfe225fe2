import { otherSide } from '../../kernel/facing'
import { onBattlefield } from '../../kernel/look'
import { cant, ignores, result, room } from '../../kernel/rule'

const isSpellCard = (types: readonly string[]): boolean => types.includes('instant') || types.includes('sorcery')

/** Transforming: a permanent with two faces turns over, and stays what it is (712.18). */
export const transforming = room(
  '701.27',
  'Transform',
  [
    result('701.27a', 'transform', (v, { object }) => {
      if (!onBattlefield(v, object)) return undefined
      if (v.ask('sameObject', { object })) return [{ type: 'turnOver', object }]
      const up = v.state.objects[object]?.facing?.up
      return [
        {
          type: 'move',
          object,
          to: 'battlefield',
          controller: v.controller(object),
          facing: up ? {} : { up: 'other' },
          transforming: true,
        },
      ]
    }),
    cant('701.27c', 'transform', (v, { object }) => {
      const layout = v.state.objects[object]?.sides?.layout
      return layout !== 'transforming' && layout !== 'modal' && layout !== 'meld'
    }),
    cant('701.27d', 'transform', (v, { object }) => {
      const o = v.state.objects[object]
      const other = o && otherSide(o, 'transforming', 'modal')
      return o !== undefined && other !== undefined && isSpellCard((o.facing?.up ? o.printed : other).types)
    }),
    cant('701.27f', 'transform', (v, { object, since }) => {
      const at = v.state.objects[object]?.facing?.transformed
      return since !== undefined && at !== undefined && at >= since
    }),
  ],
  [ignores('transform-single-faced', '701.27c'), ignores('transform-twice', '701.27f')],
)
