import 'server-only'
import { z } from 'zod'
import { isNamed } from '#lib/base/name-words'

/** People on a page. */
export const PAGE = 50

/** What is asked for of a list of people: a page of those whose name has every word. */
export const peopleWish = {
  search: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
}

/** Where one is in a list of people. */
export interface PeoplePage {
  readonly search: string
  /** How many there are, and how many of these were found. */
  readonly all: number
  readonly found: number
  readonly page: number
  readonly pages: number
}

interface Named {
  readonly name: string | null
  readonly email: string
}

/** A page of some people, by words of their name or e-mail; the last one there is, where less are left than were asked for. */
export function pageOf<T extends Named>(
  all: readonly T[],
  { search, page: wished }: { readonly search: string; readonly page: number },
): PeoplePage & { readonly shown: readonly T[] } {
  const found = all.filter(({ name, email }) => isNamed(`${name ?? ''} ${email}`, search))
  const pages = Math.max(1, Math.ceil(found.length / PAGE))
  const page = Math.min(wished, pages)
  return {
    search,
    all: all.length,
    found: found.length,
    page,
    pages,
    shown: found.slice((page - 1) * PAGE, page * PAGE),
  }
}
