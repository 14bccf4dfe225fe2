import { phrase } from '../../grammar/index'
import type { Whys } from './why'

/** Card types. */
export const typeWhys: Whys = {
  '301.5': () =>
    phrase`un Equipaggiamento sta su una creatura, di chiunque sia: chi controlla l'uno e chi controlla l'altra sono due domande`,
}
