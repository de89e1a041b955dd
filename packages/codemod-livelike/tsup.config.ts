import { library } from '@touchline/build'

export default library(['src/main.ts'], { platform: 'node', target: 'node22' })
