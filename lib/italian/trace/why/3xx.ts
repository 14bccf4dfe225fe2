import { phrase } from '../../grammar/index'
import type { Whys } from './why'

/** Parts of cards, and card types. */
export const typeWhys: Whys = {
  '201.2a': () =>
    phrase`un nome è lo stesso per ogni giocatore, carta o pedina: solo chi è a faccia in giù non ne ha uno`,
  '301.5': () =>
    phrase`un Equipaggiamento sta su una creatura, di chiunque sia: chi controlla l'uno e chi controlla l'altra sono due domande`,
}
