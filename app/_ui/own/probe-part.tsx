import type { Json } from '#lib/base/json'
import type { EditedName } from '#lib/italian/edited'
import { isRecord } from '../sandbox/at'

/** What may be asked, and what about. */
const PROBES = [
  ['life', 'Quanti punti vita ha', 'player'],
  ['poison', 'Quanti segnalini veleno ha', 'player'],
  ['hand', 'Quante carte ha in mano', 'player'],
  ['graveyard', 'Quante carte ha nel cimitero', 'player'],
  ['library', 'Quante carte ha nel grimorio', 'player'],
  ['cardsDrawn', 'Quante carte ha pescato', 'player'],
  ['lost', 'Ha perso la partita?', 'player'],
  ['outcome', 'Qual è l’esito per', 'player'],
  ['totals', 'I punti vita di tutti', 'nothing'],
  ['power', 'Quanta forza ha', 'object'],
  ['toughness', 'Quanta costituzione ha', 'object'],
  ['pt', 'Forza e costituzione di', 'object'],
  ['marked', 'Quanto danno segnato ha', 'object'],
  ['counters', 'Quanti segnalini +1/+1 ha', 'object'],
  ['zone', 'Dove si trova', 'object'],
  ['controller', 'Chi controlla', 'object'],
  ['survives', 'È ancora sul campo di battaglia?', 'object'],
  ['died', 'È morta?', 'object'],
  ['tapped', 'È in stato TAP?', 'object'],
  ['triggers', 'Quante volte si innesca l’abilità di', 'object'],
  ['legal', 'È permessa l’azione', 'action'],
] as const

interface ProbePartProps {
  readonly probe: Json
  readonly players: readonly EditedName[]
  readonly things: readonly EditedName[]
  /** How many actions there are. */
  readonly actions: number
  readonly onChange: (probe: Json) => void
}

const probeOf = (ask: string, about: string): Json => {
  const [, , kind] = PROBES.find(([each]) => each === ask) ?? PROBES[0]
  if (kind === 'nothing') return { ask }
  if (kind === 'action') return { ask, action: Number(about) }
  return { ask, [kind]: about, ...(ask === 'counters' ? { counter: '+1/+1' } : {}) }
}

/** What is asked of the end. The answer is nobody's to type. */
export function ProbePart({ probe, players, things, actions, onChange }: ProbePartProps) {
  const asked = isRecord(probe) ? String(probe.ask) : ''
  const kind = PROBES.find(([each]) => each === asked)?.[2]
  const choicesOf = (of: typeof kind): readonly EditedName[] =>
    of === 'player'
      ? players
      : of === 'object'
        ? things
        : Array.from({ length: actions }, (_, n) => ({ id: String(n), name: `Azione ${n + 1}` }))
  const about = isRecord(probe) ? String(probe.player ?? probe.object ?? probe.action ?? '') : ''
  const start = (ask: string): void => {
    const of = PROBES.find(([each]) => each === ask)?.[2]
    const same = choicesOf(of).some(({ id }) => id === about)
    onChange(ask === '' ? null : probeOf(ask, same ? about : (choicesOf(of)[0]?.id ?? '')))
  }
  return (
    <section aria-labelledby="chiede">
      <h2 id="chiede">Che cosa chiedi</h2>
      <div className="acts">
        <label className="inp few">
          <span>Domanda</span>
          <select value={asked} onChange={(e) => start(e.target.value)}>
            <option value="">Scegli…</option>
            {PROBES.map(([id, said]) => (
              <option key={id} value={id}>
                {said}
              </option>
            ))}
          </select>
        </label>
        {kind !== undefined && kind !== 'nothing' && (
          <label className="inp few">
            <span>{kind === 'action' ? 'Quale azione' : 'Di chi, o di che cosa'}</span>
            <select value={about} onChange={(e) => onChange(probeOf(asked, e.target.value))}>
              {choicesOf(kind).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p className="small quiet">
        La risposta la dà il sito, con le regole; le risposte sbagliate sono gli errori conosciuti che portano altrove.
      </p>
    </section>
  )
}
