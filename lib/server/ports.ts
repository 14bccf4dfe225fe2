import 'server-only'
import type { Bank } from './bank'

declare const missing: Bank
export const bank: Bank = missing
