import { smokeTest } from './smoke-test.mjs'

export default { fetch: async () => new Response(await smokeTest().catch((error) => error.stack)) }
