import 'server-only'
import type { Db } from '#lib/db/client'
import { templateName } from '#lib/italian/template-names'
import { fold, isAbout, wordsOf } from '#lib/italian/words'
import { bank } from '../ports'
import { templatesWithout } from '../quiz/models-about'
import { wordsFor } from '../template-words'

/** The name of an item in what somebody pasted: the address of its page, or the name itself; undefined where there is no such item. */
export function itemIn(typed: string): string | undefined {
  const [path = ''] = typed.trim().split(/[?#]/)
  try {
    const id = decodeURIComponent(path.replace(/\/+$/, '').split('/').at(-1) ?? '')
    return bank.instantiate(id).ok ? id : undefined
  } catch {
    return undefined
  }
}

/** The templates that are about what was typed: those that are called so where there are any, else those whose rules, lesson or beliefs are. */
export async function templatesAbout(db: Db, typed: string, byChoice: boolean): Promise<readonly string[]> {
  if (wordsOf(typed).length === 0) return []
  const without = await templatesWithout(db, byChoice)
  const known = bank.templates().filter(({ id }) => !without.includes(id))
  const named = known.filter(({ id }) => isAbout({ rules: [], text: fold(templateName(id)) }, typed))
  const found =
    named.length > 0 ? named : known.filter((each) => isAbout({ rules: each.claims, text: wordsFor(each) }, typed))
  return found.map(({ id }) => id)
}
