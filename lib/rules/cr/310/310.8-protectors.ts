import { opponents } from '../../kernel/look'
import { query, room } from '../../kernel/rule'

/** Each battle has a protector: for a Siege an opponent of its controller, else its controller. Whom they protect it from attacks it. */
export const protectors = room('310.8', 'Protectors of battles', [
  query('310.8', 'protector', (v, { object }) => {
    const siege = v.characteristics(object).subtypes.includes('Siege')
    const controller = v.controller(object)
    return v.state.objects[object]?.protector ?? (siege ? opponents(v, controller)[0] : controller)
  }),
])
