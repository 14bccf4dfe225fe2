// npm run progress:rebuild: folds everybody's progress again from their answers. The site may be running.
import { run } from './sentence.mjs'
import { withProgram } from './with-program.mjs'

run(() => withProgram('progress', async ({ rebuildEverybody }) => rebuildEverybody(console.log)))
