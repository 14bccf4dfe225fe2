import type { Characteristics } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import { FACE_DOWN } from '../../kernel/facing'
import { onBattlefield } from '../../kernel/look'
import { believes, cant, ignores, legality, query, type Rule, result, room, rule } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'

/** The only characteristics of a face-down spell or permanent. */
const hidden = ({ zone, facing }: GameObject): Characteristics | undefined =>
  zone === 'battlefield' || zone === 'stack' ? facing?.faceDown : undefined

const isFaceDown = (o: GameObject | undefined): boolean => o?.facing?.faceDown !== undefined

const revert = (entering?: true): Rule =>
  result('708.8', 'turnUp', (v, { object }) =>
    isFaceDown(v.state.objects[object]) ? [{ type: 'showFace', object, ...(entering ? { entering } : {}) }] : undefined,
  )

/** What copies something while it is face down is still what it was. */
const staysHidden = query('708.10', 'status', (_, { object }) => object.facing?.faceDown)

/** Face-down objects: what they are, how they become so, how they become themselves again, and when they are shown. */
export const faceDown = room(
  '708.2',
  'Face-down spells and permanents',
  [
    query('708.2', 'copiable', (_, { object }) => hidden(object)),
    rule(
      '708.2a',
      result('708.2a', 'turnDown', (v, { object }) =>
        onBattlefield(v, object) ? [{ type: 'hideFace', object, as: FACE_DOWN }] : undefined,
      ),
      result('708.2a', 'putTurned', (_, { object, how, controller }) =>
        how === 'face-down'
          ? [
              {
                type: 'move',
                object,
                to: 'battlefield',
                facing: { faceDown: FACE_DOWN },
                ...(controller === undefined ? {} : { controller }),
              },
            ]
          : undefined,
      ),
    ),
    cant('708.2b', 'turnDown', (v, { object }) => isFaceDown(v.state.objects[object])),
    query('708.4', 'facing', (v, { event: { object, to } }) => {
      const { zone, facing } = v.state.objects[object] ?? {}
      return zone === 'stack' && to === 'battlefield' && facing?.faceDown ? { faceDown: facing.faceDown } : undefined
    }),
    legality('708.5', 'look', (v, a) => {
      const o = a.object === undefined ? undefined : v.state.objects[a.object]
      return o?.facing?.faceDown && v.controller(o.id) !== a.player && v.ask('mayLook', a) !== true
        ? { reason: 'face-down', detail: { object: o.id } }
        : undefined
    }),
    revert(),
    staysHidden,
    rule(
      '708.9',
      result('708.9', 'move', (v, { object, to, as }) => {
        const o = v.state.objects[object]
        const hides = onBattlefield(v, object) ? to !== 'battlefield' : o?.zone === 'stack' && to !== 'battlefield'
        return isFaceDown(o) && hides && as ? [{ type: 'reveal', object: as }] : undefined
      }),
      result('708.9', 'leaveGame', (v, { player }) =>
        Object.values(v.state.objects)
          .filter((o) => isFaceDown(o) && o.owner === player)
          .map((o): GameEvent => ({ type: 'reveal', object: o.id })),
      ),
    ),
  ],
  [
    believes(
      'facedown-keeps-mv',
      query('708.2', 'copiable', (_, { object }) => {
        const { manaCost } = object.printed
        const values = hidden(object)
        return values && manaCost !== undefined ? { ...values, manaCost } : values
      }),
    ),
    believes('morph-etb', revert(true)),
    ignores('facedown-no-reveal', '708.9'),
    ignores('facedown-copy-shows', '708.10'),
    believes(
      'facedown-copy-forgotten',
      rule(
        '708.10',
        staysHidden,
        result('708.10', 'showFace', (v, { object }) => {
          const copied = v.state.floating.filter(
            ({ effect: e, fixed }) =>
              fixed?.includes(object) && 'modify' in e && [e.modify].flat().some((m) => m.layer === '1a'),
          )
          return copied.length ? [{ type: 'end', effects: copied.map(({ id }) => id) }] : undefined
        }),
      ),
    ),
  ],
)
