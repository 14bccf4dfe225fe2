import { useEffect, useRef } from 'react'
import { OWN_OPTIONS, type OwnOption } from '#lib/questions/own-options'

interface OwnOptionsPartProps {
  readonly options: readonly OwnOption[]
  readonly onChange: (options: readonly OwnOption[]) => void
}

/** Letters of an option and of its reason at most. */
const OPTION = 160
const WHY = 500

const BLANK: OwnOption = { text: '', why: '' }

/** Wrong options of one's own, beside those that the rules find: what each says, and why it is wrong. */
export function OwnOptionsPart({ options, onChange }: OwnOptionsPartProps) {
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const more = useRef<HTMLButtonElement>(null)
  const before = useRef(options.length)
  // Whoever adds an option writes in it next; whoever takes one away has its button gone.
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current && options.length > before.current) fields.current[options.length - 1]?.focus()
    if (moved.current && options.length < before.current) more.current?.focus()
    moved.current = false
    before.current = options.length
  }, [options.length])
  const set = (at: number, to: Partial<OwnOption>) =>
    onChange(options.map((option, n) => (n === at ? { ...option, ...to } : option)))
  const to = (changed: readonly OwnOption[]) => {
    moved.current = true
    onChange(changed)
  }
  return (
    <section className="own-options" aria-labelledby="opzioni-tue">
      <h2 id="opzioni-tue">Opzioni sbagliate tue</h2>
      <p className="small quiet">
        Si aggiungono a quelle che trovano le regole. Chi ne sceglie una legge il tuo perché, con scritto che l’opzione
        è di chi ha scritto la domanda. Prima della risposta non si distingue dalle altre.
      </p>
      {options.map(({ text, why }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has nothing but its place
        <fieldset className="field-set" key={n}>
          <legend>La tua opzione {n + 1}</legend>
          <label className="inp">
            <span>Che cosa dice</span>
            <input
              ref={(field) => {
                fields.current[n] = field
              }}
              value={text}
              maxLength={OPTION}
              onChange={(e) => set(n, { text: e.target.value })}
            />
          </label>
          <label className="inp">
            <span>Perché è sbagliata</span>
            <textarea rows={2} maxLength={WHY} value={why} onChange={(e) => set(n, { why: e.target.value })} />
          </label>
          <button type="button" className="btn" onClick={() => to(options.filter((_, at) => at !== n))}>
            Togli l’opzione<span className="vh"> {n + 1}</span>
          </button>
        </fieldset>
      ))}
      {options.length < OWN_OPTIONS && (
        <button ref={more} type="button" className="btn" onClick={() => to([...options, BLANK])}>
          {options.length === 0 ? 'Aggiungi un’opzione tua' : 'Aggiungi un’altra opzione tua'}
        </button>
      )}
    </section>
  )
}
