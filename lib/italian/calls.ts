export { askKey, describeAsked, describeCall, describeCallAsk } from './calls/describe-call'
