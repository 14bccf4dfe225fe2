// Whatever is computed, real processes and pages take their time, above all on a busy machine. (A `testTimeout` of a single project is not heard.)
jest.setTimeout(120_000)
