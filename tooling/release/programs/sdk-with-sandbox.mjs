import {
  claimPredictionWidgetRewards,
  createEngagement,
  getWidget,
  getWidgets,
  listPrograms,
  memoryStore,
  saveWidgetInteraction,
  signOut,
  takePages,
  whoAmI,
} from '@touchline/engagement-sdk'
import {
  downloadFile,
  fileUrl,
  historyPages,
  listFiles,
  onMessage,
  onRealtimeConnection,
  publishFile,
  publishMessage,
} from '@touchline/engagement-sdk/realtime'
import { startSandbox } from '@touchline/sandbox'

const TOURNAMENT = 'autumn-tests-2024'
const channel = 'lobby'
const logger = { warn: () => undefined, error: () => undefined }

await using sandbox = await startSandbox({ tournaments: [TOURNAMENT], speed: 0 })
const { clientId, apiUrl: endpoint, demoToken: accessToken } = sandbox
using engagement = createEngagement({ clientId, endpoint, logger, store: memoryStore() })
const { id } = await engagement.init({ accessToken })

const connected = new Promise((resolve) =>
  onRealtimeConnection(engagement, ({ phase }) => phase === 'connected' && resolve(undefined)),
)
const received = new Promise((resolve) => onMessage(engagement, channel, resolve))
await connected
await publishMessage(engagement, { channel, message: { text: 'Kick-off' } })
const { payload } = await received
const stored = await publishFile(engagement, { channel, name: 'try.txt', content: 'A try' })
const file = { channel, id: stored.id, name: stored.name }
const { results: files } = await listFiles(engagement, { channel })
const content = new TextDecoder().decode(await downloadFile(engagement, file))
const atUrl = await (await fetch(fileUrl(engagement, file))).text()
let pages = 0
let messages = 0
for await (const page of historyPages(engagement, { channel, max: 1 })) {
  pages += 1
  messages += page.length
}

const { results: programs } = await takePages(listPrograms(engagement, { title: TOURNAMENT }))
const [program] = programs
const { results: widgets } = await takePages(getWidgets(engagement, { program }))
const [{ id: widgetId, kind: widgetKind, options }] = widgets
await saveWidgetInteraction(engagement, { widgetId, widgetKind, interactionItem: options[0] })
await fetch(new URL(`/_sandbox/programs/${program.id}/settle`, endpoint), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"followUps":true}',
})
const { follow_ups } = await getWidget(engagement, { widgetId, widgetKind })
const claim = () => claimPredictionWidgetRewards(engagement, { widget: follow_ups[0] })
const { id: claimId } = await claim()
const { status } = await claim().catch((error) => error)

const isKnown = (await whoAmI(engagement))?.id === id
signOut(engagement)
const { phase } = engagement
const claims = [typeof claimId, status]
console.log(
  JSON.stringify({
    payload,
    files: files.length,
    content,
    atUrl,
    pages,
    messages,
    claims,
    isKnown,
    phase,
  }),
)
