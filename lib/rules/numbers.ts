export { compareRules, isRuleId, type RuleId } from './kernel/ids'
