'use client'

import { useEffect, useState } from 'react'
import { askJson } from './ask-json'

type Said = Readonly<Record<string, string>>

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null

/** What the site says of one page is asked for once, by the first that wants it. */
let asked: { readonly numero: string; readonly answer: Promise<Said | undefined> } | undefined

function load(numero: string): Promise<Said | undefined> {
  if (asked?.numero !== numero) asked = { numero, answer: askJson(`/api/regole/${numero}`, isSaid) }
  return asked.answer
}

/** How many people hold a belief about the rules of a page made at build time; empty until it is known, and where too few have answered. */
export function PeopleSaid({ numero, belief }: { readonly numero: string; readonly belief: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    load(numero).then((all) => setSaid(all?.[belief] ?? ''))
  }, [numero, belief])
  return <span className="people num">{said}</span>
}
