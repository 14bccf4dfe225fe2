import { kept } from '../../../kept'
import { ruleTextsFile } from '../../../rule-texts-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [{ file: ruleTextsFile().name }]

/** What every rule says, for pages where any of them may be opened. */
export const GET = (): Response => kept(ruleTextsFile().json)
