import './request'
import { bank } from './bank'

// The same, with questions from a bank made by hand.
jest.mock('#lib/server/ports', () => ({ bank }))
