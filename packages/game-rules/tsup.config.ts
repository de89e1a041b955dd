import { library } from '@touchline/build'

export default library(['src/index.ts'])
