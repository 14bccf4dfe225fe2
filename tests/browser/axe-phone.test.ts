import { everyPage } from './every-page'

describe('phone', () => everyPage('phone'))
