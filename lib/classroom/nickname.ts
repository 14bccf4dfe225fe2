import { lettersOf, NICKNAME_MOST } from '#lib/base/letters'
import { err, ok, type Result } from '#lib/base/result'

/** Letters, as a reader counts them. */
const LENGTH = { least: 2, most: NICKNAME_MOST } as const

export type NicknameError = 'nickname-short' | 'nickname-long' | 'nickname-signs'

/** A name for one session: as it is shown, and folded, so that two that look alike are one. */
export interface Nickname {
  readonly shown: string
  readonly folded: string
}

/** Marks that may stand on one letter: more of them climb over the lines around it. */
const TOWER = /\p{M}{4,}/u
/** Controls, and signs that change the direction of what follows or show nothing. A joiner inside an emoji is none of them. */
const HIDDEN =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u{200B}\u{200C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{E0000}-\u{E007F}]/u

/** Reads what somebody wants to be called. */
export function parseNickname(text: string): Result<Nickname, NicknameError> {
  // Before anything that takes time over each letter. A letter may be an emoji of many signs: those of a family are seventeen.
  if (text.length > LENGTH.most * 40) return err('nickname-long')
  if (HIDDEN.test(text)) return err('nickname-signs')
  const shown = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (TOWER.test(shown)) return err('nickname-signs')
  const length = lettersOf(shown).length
  if (length < LENGTH.least) return err('nickname-short')
  if (length > LENGTH.most) return err('nickname-long')
  // A name has something to say aloud.
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(shown)) return err('nickname-signs')
  return ok({ shown, folded: fold(shown) })
}

/** What somebody of a name may be called: as many of its words as there is room for; empty where none of it is a nickname. */
export function nicknameFor(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/u)
  for (let n = words.length; n > 0; n--) {
    const read = parseNickname(words.slice(0, n).join(' '))
    if (read.ok) return read.value.shown
  }
  return ''
}

/** Without case, accents and spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .normalize('NFKC')
