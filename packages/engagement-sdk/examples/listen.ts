import { createEngagement } from '@touchline/engagement-sdk'
import { messages, publishMessage } from '@touchline/engagement-sdk/realtime'

const engagement = createEngagement({
  clientId: 'touchline-sandbox',
  endpoint: process.env['TOUCHLINE_ENDPOINT'] ?? 'http://localhost:4100/api/v1/',
})
await engagement.init({ accessToken: 'demo-fan-token' })

const channel = `greetings.${Date.now()}`
const greeting = { event: 'greeting', payload: { text: 'Kia ora' } }
// Published again and again, because the subscription may begin after the first message.
const publishing = setInterval(() => {
  publishMessage(engagement, { channel, message: greeting }).catch(console.error)
}, 500)
for await (const message of messages(engagement, channel, { signal: AbortSignal.timeout(30_000) })) {
  console.log(`received: ${message.event}`)
  break
}
clearInterval(publishing)
engagement.dispose()
