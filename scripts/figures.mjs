// npm run figures: how the questions of each template went, and which of its wrong beliefs anybody holds, over everybody's first answers.
import { run } from './sentence.mjs'
import { withProgram } from './with-program.mjs'

run(() => withProgram('figures', async ({ figures }) => console.log(await figures())))
