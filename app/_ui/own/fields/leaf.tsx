import { useEffect, useId, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { FieldShape, Word } from '#lib/italian/editor'
import { inWords } from '../../mana/names'
import { useBench } from './bench'

/** A field of the editor: what is asked, what is there, and what comes of a change; nothing where it may be left out. */
export interface FieldProps<F extends FieldShape = FieldShape> {
  readonly shape: F
  readonly name: string
  readonly value: Json | undefined
  /** Whether it may be left out. */
  readonly free?: boolean
  readonly onChange: (value: Json | undefined) => void
}

type Leaf = Exclude<FieldShape, { readonly is: 'list' | 'pairs' | 'record' | 'one' | 'named' }>

/** A value that is asked for in one field. */
export function LeafField({ shape, ...field }: FieldProps<Leaf>) {
  const { things, players, actions } = useBench()
  switch (shape.is) {
    case 'thing':
      return <Select {...field} words={things} />
    case 'player':
      return <Select {...field} words={players} />
    case 'target':
      return <Select {...field} words={[...things, ...players]} />
    case 'action':
      return <Select {...field} words={actions} onChange={(to) => field.onChange(to && Number(to))} />
    case 'word':
      return <Select {...field} words={shape.words} />
    case 'number':
      return <NumberField {...field} shape={shape} />
    case 'text':
      return <TextField {...field} shape={shape} />
    case 'flag':
      return <Check {...field} on={true} />
    case 'exactly':
      return field.free ? <Check {...field} on={shape.value} /> : null
  }
}

type Plain = Omit<FieldProps, 'shape'>

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
            {inWords(said)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A whole number; what is half typed is left alone. */
function NumberField({
  shape,
  name,
  value,
  free,
  onChange,
}: FieldProps<Extract<FieldShape, { readonly is: 'number' }>>) {
  const said = typeof value === 'number' ? String(value + shape.from) : ''
  const [typed, setTyped] = useState(said)
  useEffect(() => setTyped(said), [said])
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && free) return onChange(undefined)
    const number = Number(text) - shape.from
    if (/^-?\d+$/.test(text) && number >= shape.min && number <= shape.max) onChange(number)
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

function TextField({ shape, name, value, free, onChange }: FieldProps<Extract<FieldShape, { readonly is: 'text' }>>) {
  const id = useId()
  return (
    <span className="inp few">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        autoComplete="off"
        maxLength={120}
        {...(shape.such === undefined ? {} : { 'aria-describedby': `${id}come` })}
        value={typeof value === 'string' ? value : ''}
        onChange={(e) => onChange(e.target.value === '' && free ? undefined : e.target.value)}
      />
      {shape.such !== undefined && (
        <span className="small quiet" id={`${id}come`}>
          Per esempio {shape.such}
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
