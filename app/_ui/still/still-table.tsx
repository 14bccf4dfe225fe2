'use client'

import { lazy } from 'react'
import type { TableView } from '#lib/italian/views'
import type { Place } from './shelf'
import { Still } from './still'

/** Drawn on the server alone: no browser fetches it. */
const Table = lazy(async () => ({ default: (await import('../table/table')).Table }))

/** A table that was put away, small, as it stays until its question is answered. */
export function StillTable({ at }: { readonly at: Place }) {
  return <Still at={at} draw={(table) => <Table table={table as TableView} variant="compact" />} />
}
