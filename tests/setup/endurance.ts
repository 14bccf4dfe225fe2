// How long people, browsers and processes take together is for the machine to say: what a test waits for has a limit of its own (PATIENCE_MS).
jest.setTimeout(900_000)
