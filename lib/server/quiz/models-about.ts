import 'server-only'
import type { Db } from '#lib/db/client'
import type { Wish } from '#lib/db/snapshot'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { answeredOtherwise } from '../answered-otherwise'
import { bank } from '../ports'
import { rulesUnder } from '../rules-under'

/** Questions of one template that are asked in a row of some before anybody takes them for the same one. */
const FROM_ONE = 2

/** The rules that a wish is about, by lessons and by numbers; of a lesson that there is not, none. Undefined where it names neither. */
export const rulesAsked = ({ lessons, rules }: Pick<Wish, 'lessons' | 'rules'>): readonly string[] | undefined =>
  lessons || rules
    ? [
        ...bank.areas().flatMap((area) => (lessons?.includes(area.slug) ? area.rules : [])),
        ...(rules ?? []).flatMap(rulesUnder),
      ]
    : undefined

/** Templates that nothing is drawn of: those out of service, and where it is so wished those that are not answered by choosing. */
export const templatesWithout = async (db: Db, byChoice: boolean | undefined): Promise<readonly string[]> => [
  ...(await withdrawnTemplates(db)),
  ...(byChoice ? answeredOtherwise() : []),
]

/** The templates that ask about some rules, without those that nothing is drawn of. */
export const modelsAbout = (rules: readonly string[], without: readonly string[]): readonly string[] =>
  bank
    .templates()
    .flatMap(({ id, claims }) => (!without.includes(id) && claims.some((rule) => rules.includes(rule)) ? [id] : []))

/** Whether so many questions take more of some template than is wished for; of no template there are none. */
export const isFew = (models: readonly string[], length: number): boolean =>
  models.length > 0 && models.length * FROM_ONE < length

/** How many templates there are about what is wished, where they are few for so many questions; null where they are enough. */
export async function fewModels(
  db: Db,
  { byChoice, ...wish }: Pick<Wish, 'lessons' | 'rules'> & { readonly byChoice?: boolean | undefined },
  length: number,
): Promise<number | null> {
  const models = modelsAbout(rulesAsked(wish) ?? [], await templatesWithout(db, byChoice))
  return isFew(models, length) ? models.length : null
}
