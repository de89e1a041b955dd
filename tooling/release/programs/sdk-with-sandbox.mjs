import {
  createEngagement,
  getWidgets,
  listPrograms,
  memoryStore,
  saveWidgetInteraction,
  signOut,
  takePages,
} from '@touchline/engagement-sdk'
import { onMessage, onRealtimeConnection, publishMessage } from '@touchline/engagement-sdk/realtime'
import { startSandbox } from '@touchline/sandbox'

const TOURNAMENT = 'autumn-tests-2024'
const channel = 'lobby'
const logger = { warn: () => undefined, error: () => undefined }

await using sandbox = await startSandbox({ tournaments: [TOURNAMENT], speed: 0 })
const { clientId, apiUrl: endpoint, demoToken: accessToken } = sandbox
using engagement = createEngagement({ clientId, endpoint, logger, store: memoryStore() })
await engagement.init({ accessToken })

const connected = new Promise((resolve) =>
  onRealtimeConnection(engagement, ({ phase }) => phase === 'connected' && resolve(undefined)),
)
const received = new Promise((resolve) => onMessage(engagement, channel, resolve))
await connected
await publishMessage(engagement, { channel, message: { text: 'Kick-off' } })
const { payload } = await received

const { results: programs } = await takePages(listPrograms(engagement, { title: TOURNAMENT }))
const [program] = programs
const { results: widgets } = await takePages(getWidgets(engagement, { program }))
const [widget] = widgets
const [option] = widget.options
const { option_id } = await saveWidgetInteraction(engagement, { widget, interactionItem: option })
signOut(engagement)
console.log(JSON.stringify({ payload, isSaved: option_id === option.id, phase: engagement.phase }))
