import { smokeTest } from './smoke-test.mjs'

// Metro has no await at the top level.
void smokeTest().then(console.log)
