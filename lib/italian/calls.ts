export { askKey, describeAsked, describeCall } from './calls/describe-call'
