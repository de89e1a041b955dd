import { engineSuite } from '@touchline/engines/engine-suite'

/** The behaviour of the controls in Firefox and WebKit. */
export default engineSuite('controls')
