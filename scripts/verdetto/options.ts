import { err, ok, type Result } from '#lib/base/result'
import { comprehensiveRules, isRuleId, misconceptions, mutate, type Ruleset, rulesBelieving } from '#lib/rules/index'

/** What the command line asks for. */
export interface Options {
  readonly files: readonly string[]
  readonly json: boolean
  readonly help: boolean
  readonly list: boolean
  readonly rules: Ruleset
  /** An action, as a scenario writes it, that somebody would take at the end of the script. */
  readonly whyNot?: string
  /** The most combinations of choices to try. */
  readonly explore?: number
}

const FLAGS = ['--json', '--help', '-h', '--rules']

/** Reads the arguments; what is wrong with them is said in a sentence. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  const files: string[] = []
  const flags = new Set<string>()
  let rules: Ruleset = comprehensiveRules
  let whyNot: string | undefined
  let explore: number | undefined
  const rest = args.flatMap((a) =>
    /^--[a-z-]+=/.test(a) ? [a.slice(0, a.indexOf('=')), a.slice(a.indexOf('=') + 1)] : a,
  )
  for (let n = 0; n < rest.length; n++) {
    const arg = rest[n] ?? ''
    const value = rest[n + 1]
    if (FLAGS.includes(arg)) flags.add(arg)
    else if (arg === '-' || !arg.startsWith('-')) files.push(arg)
    else if (value === undefined) return err(known(arg) ? `Dopo ${arg} manca ciò che deve seguire.` : unknown(arg))
    else {
      n++
      if (arg === '--why-not') whyNot = value
      else if (arg === '--explore') {
        if (!/^\d{1,7}$/.test(value)) return err(`Dopo --explore ci vuole un numero, non «${value}».`)
        explore = Number(value)
      } else if (arg === '--without') {
        if (!isRuleId(value) || !comprehensiveRules.has(value))
          return err(`La regola ${value} non c'è fra quelle che il motore applica: vedi --rules.`)
        if (rules.has(value)) rules = mutate(rules, { rule: value, instead: 'off' })
      } else if (arg === '--believing') {
        const belief = misconceptions.get(value)
        const believed = rules === comprehensiveRules ? rulesBelieving(value) : undefined
        if (!belief) return err(`Non c'è nessun malinteso «${value}»: vedi --rules.`)
        if (!believed && !rules.has(belief.rule)) return err(`La regola ${belief.rule} è già tolta.`)
        rules = believed ?? mutate(rules, belief)
      } else return err(unknown(arg))
    }
  }
  return ok({
    files,
    json: flags.has('--json'),
    help: flags.has('--help') || flags.has('-h'),
    list: flags.has('--rules'),
    rules,
    ...(whyNot === undefined ? {} : { whyNot }),
    ...(explore === undefined ? {} : { explore }),
  })
}

const known = (arg: string): boolean => ['--without', '--believing', '--why-not', '--explore'].includes(arg)
const unknown = (arg: string): string => `L'opzione ${arg} non c'è: vedi --help.`
