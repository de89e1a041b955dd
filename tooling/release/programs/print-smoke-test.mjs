import { smokeTest } from './smoke-test.mjs'

console.log(await smokeTest())
