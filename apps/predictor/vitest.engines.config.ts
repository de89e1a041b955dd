import { engineSuite } from '@touchline/engines/engine-suite'

/** The journeys that run in Firefox and WebKit. */
export default engineSuite('journeys')
