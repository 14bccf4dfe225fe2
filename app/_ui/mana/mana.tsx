import { Fragment } from 'react'
import type { Symbol as ManaSymbol } from '#lib/italian/views'
import { nameOf } from './names'
import sprite from './sprite.svg'

const drawn = /^(?:\d|1\d|20|[WUBRGCSPXYZTQ])$/
const file = sprite.src

const whole = { x: 6.4, y: 6.4, width: 19.2, height: 19.2 }
const first = { x: 5, y: 5, width: 12, height: 12 }
const second = { x: 15, y: 15, width: 12, height: 12 }

/** One symbol: a pale disc in its colour with a dark glyph; a symbol of two colours is a disc of two halves. */
function One({ symbol }: { readonly symbol: string }) {
  const parts = symbol.split('/')
  const glyphs = parts.filter((p) => drawn.test(p))
  const colours = parts.filter((p) => p !== 'P')
  const [a = 'C', b] = colours
  // A Phyrexian symbol shows its own mark on the ground of its colours.
  const shown = parts.includes('P') ? ['P'] : glyphs
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle className={`disc ${a}`} cx="16" cy="16" r="15" />
      {b === undefined ? null : <path className={`disc half ${b}`} d="M26.6 5.4A15 15 0 0 1 5.4 26.6z" />}
      {shown.length === 2 ? (
        <>
          <use className="glyph" href={`${file}#${shown[0]}`} {...first} />
          <use className="glyph" href={`${file}#${shown[1]}`} {...second} />
        </>
      ) : (
        <use className="glyph" href={`${file}#${shown[0] ?? 'C'}`} {...whole} />
      )}
    </svg>
  )
}

/** A row of symbols, read aloud as one thing: «costo 2, blu». `label` says what the row is, empty inside a text. */
export function Mana({ symbols, label = '' }: { readonly symbols: readonly ManaSymbol[]; readonly label?: string }) {
  if (symbols.length === 0) return null
  const names = symbols.map(nameOf).join(', ')
  return (
    <span className="mana" role="img" aria-label={label ? `${label} ${names}` : names}>
      {symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost is a fixed row and may repeat a symbol
        <One key={i} symbol={symbol} />
      ))}
    </span>
  )
}

/** A row of symbols in a text, with the signs that no line may part from it: browsers break on both sides of a picture. */
const row = /([«(]?(?:\{[^{}]+\})+[.,;:)»]*)/

/** Plain text with the English names that stand in it in parentheses, each read in its language. */
function Named({ text, english }: { readonly text: string; readonly english: readonly string[] }) {
  const [name, ...others] = english
  if (name === undefined) return text
  return text.split(`(${name})`).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={i}>
      {i > 0 && (
        <span className="en" lang="en">
          ({name})
        </span>
      )}
      <Named text={part} english={others} />
    </Fragment>
  ))
}

/** A printed text in which `{2}{U}` stands for symbols; English names of cards may stand in parentheses. */
export function WithMana({
  text,
  english = [],
}: {
  readonly text: string
  readonly english?: readonly string[] | undefined
}) {
  return text.split(row).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    if (i % 2 === 0) return english.length ? <Named key={i} text={part} english={english} /> : part
    const from = part.indexOf('{')
    const to = part.lastIndexOf('}') + 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={i} className="nb">
        {part.slice(0, from)}
        <Mana symbols={part.slice(from + 1, to - 1).split('}{')} />
        {part.slice(to)}
      </span>
    )
  })
}
