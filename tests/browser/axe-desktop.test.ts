import { everyPage } from './every-page'

describe('desktop', () => everyPage('desktop'))
