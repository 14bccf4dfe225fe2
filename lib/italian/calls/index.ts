export { askKey, describeAsked, describeCall } from './describe-call'
