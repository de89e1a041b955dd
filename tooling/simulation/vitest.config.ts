import shared from '@touchline/vitest-config'

export default shared
