import { createControlClient } from '../../../src/client/control-client.ts'
import { readSecret } from './secret.ts'

/** The controls of the sandbox that serves this page. */
export const controls = createControlClient({ secret: readSecret })
