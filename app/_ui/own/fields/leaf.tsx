import { useEffect, useId, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { Form, Word } from '#lib/italian/form'
import { useBench } from './bench'

/** A field of the editor: what is asked, what is there, and what comes of a change; nothing where it may be left out. */
export interface FieldProps<F extends Form = Form> {
  readonly form: F
  readonly name: string
  readonly value: Json | undefined
  /** Whether it may be left out. */
  readonly free?: boolean
  readonly onChange: (value: Json | undefined) => void
}

type Leaf = Exclude<Form, { readonly is: 'list' | 'pairs' | 'record' | 'one' | 'named' }>

/** A value that is asked for in one field. */
export function LeafField({ form, ...field }: FieldProps<Leaf>) {
  const { things, players, actions } = useBench()
  switch (form.is) {
    case 'thing':
      return <Select {...field} words={things} />
    case 'player':
      return <Select {...field} words={players} />
    case 'target':
      return <Select {...field} words={[...things, ...players]} />
    case 'action':
      return <Select {...field} words={actions} onChange={(to) => field.onChange(to && Number(to))} />
    case 'word':
      return <Select {...field} words={form.words} />
    case 'number':
      return <NumberField {...field} form={form} />
    case 'text':
      return <TextField {...field} form={form} />
    case 'flag':
      return <Check {...field} on={true} />
    case 'exactly':
      return field.free ? <Check {...field} on={form.value} /> : null
  }
}

type Plain = Omit<FieldProps, 'form'>

/** One of some words. What is there and is none of them stays until something else is chosen. */
function Select({ name, value, free, words, onChange }: Plain & { readonly words: readonly Word[] }) {
  const there = value === undefined ? '' : String(value)
  const known = there === '' || words.some(({ id }) => id === there)
  return (
    <label className="inp few">
      <span>{name}</span>
      <select value={there} onChange={(e) => onChange(e.target.value === '' ? undefined : e.target.value)}>
        {(free || there === '') && <option value="">{free ? 'Non lo dico' : 'Scegli…'}</option>}
        {!known && <option value={there}>{there}</option>}
        {words.map(({ id, name: said }) => (
          <option key={id} value={id}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A whole number; what is half typed is left alone. */
function NumberField({ form, name, value, free, onChange }: FieldProps<Extract<Form, { readonly is: 'number' }>>) {
  const said = typeof value === 'number' ? String(value + form.from) : ''
  const [typed, setTyped] = useState(said)
  useEffect(() => setTyped(said), [said])
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && free) return onChange(undefined)
    const number = Number(text) - form.from
    if (/^-?\d+$/.test(text) && number >= form.min && number <= form.max) onChange(number)
  }
  return (
    <label className="inp few">
      <span>{name}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        size={4}
        value={typed}
        onChange={(e) => type(e.target.value.trim())}
        onBlur={() => setTyped(said)}
      />
    </label>
  )
}

function TextField({ form, name, value, free, onChange }: FieldProps<Extract<Form, { readonly is: 'text' }>>) {
  const id = useId()
  return (
    <span className="inp few">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        autoComplete="off"
        maxLength={120}
        {...(form.such === undefined ? {} : { 'aria-describedby': `${id}come` })}
        value={typeof value === 'string' ? value : ''}
        onChange={(e) => onChange(e.target.value === '' && free ? undefined : e.target.value)}
      />
      {form.such !== undefined && (
        <span className="small quiet" id={`${id}come`}>
          Per esempio {form.such}
        </span>
      )}
    </span>
  )
}

function Check({ name, value, free, on, onChange }: Plain & { readonly on: Json }) {
  const checked = value === on
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(e) => onChange(e.target.checked ? on : free ? undefined : false)}
      />
      {name}
    </label>
  )
}
