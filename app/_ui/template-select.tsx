'use client'

import { useState } from 'react'
import { isAbout } from '#lib/italian/words'
import { FindField } from './find-field'

/** A template of questions as it is chosen. */
export interface TemplateChoice {
  readonly id: string
  readonly name: string
  readonly rules: readonly string[]
  /** Stems of whatever else it may be found by. */
  readonly words: string
}

interface TemplateSelectProps {
  readonly id: string
  readonly templates: readonly TemplateChoice[]
  /** What stands for none in particular; without it there is one to be chosen. */
  readonly none?: string | undefined
}

const count = (n: number) => (n === 0 ? 'Nessun modello' : n === 1 ? '1 modello' : `${n} modelli`)

/** One of hundreds of templates: what is typed above leaves those that are about it, and whichever was chosen by hand. */
export function TemplateSelect({ id, templates, none }: TemplateSelectProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const found = templates.filter(({ rules, words }) => isAbout({ rules, text: words }, typed))
  const shown = templates.filter((each) => each.id === chosen || found.includes(each))
  const value = chosen ?? (none === undefined ? (found[0]?.id ?? '') : '')
  return (
    <>
      <FindField
        label="Cerca un modello: parole, lezione, errore o numero di regola"
        typed={typed}
        onType={setTyped}
        found={count(found.length)}
      />
      <div className="inp">
        <label htmlFor={id}>Modello: tutte le domande sono di questo tipo, ognuna diversa</label>
        <select id={id} name="template" value={value} onChange={(e) => setChosen(e.target.value)}>
          {none !== undefined && <option value="">{none}</option>}
          {shown.map((each) => (
            <option key={each.id} value={each.id}>
              {[each.rules[0], each.name].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
