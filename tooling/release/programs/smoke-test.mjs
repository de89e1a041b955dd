import {
  createEngagement,
  createWidgetInteraction,
  getProgramInteractions,
  getWidgets,
  listPrograms,
  takePages,
} from '@touchline/engagement-sdk'
import { createCipher } from '@touchline/engagement-sdk/crypto'
import { configureRealtime, fetchHistory } from '@touchline/engagement-sdk/realtime'
import { matchDay } from '@touchline/engagement-sdk/testing'

// Cloudflare Workers reject timers and requests at module scope, so creating and configuring must start none.
const configured = createEngagement({ clientId: 'test-client' })
configureRealtime(configured, {})

const KEYS = { pubnub_subscribe_key: 'sub', pubnub_publish_key: 'pub', pubnub_origin: 'ps.pndsn.com' }

/** Runs the main calls of the SDK against the testing platform and returns a summary of the responses. */
export async function smokeTest() {
  const { platform, program, token } = matchDay()
  platform.state.application = { ...platform.state.application, ...KEYS }
  const { clientId, endpoint } = platform
  const cipher = createCipher({ cipherKey: 'enigma' })
  const fetch = async (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).host === KEYS.pubnub_origin
      ? historyOf(cipher, request)
      : platform.fetch(request)
  }
  const stored = new Map()
  const store = {
    read: async () => stored.get('profile'),
    write: async (text) => void stored.set('profile', text),
  }
  const engagement = createEngagement({ clientId, endpoint, fetch, store })
  const { nickname } = await engagement.init({ accessToken: token })
  const { results: programs } = await takePages(listPrograms(engagement, {}))
  const { results: widgets } = await takePages(getWidgets(engagement, { program }))
  const widget = widgets.find(({ kind }) => kind === 'text-prediction')
  await createWidgetInteraction(engagement, { widget, interactionItem: widget.options[0] })
  const answers = await getProgramInteractions(engagement, { program, widgets: [widget] })
  configureRealtime(engagement, { cipher })
  const [message] = await fetchHistory(engagement, { channel: 'room' })
  engagement.dispose()
  return [
    `${nickname}: ${programs.length} program, ${widgets.length} widgets`,
    `${answers.results.length} answer, ${message.payload.text}`,
  ].join(', ')
}

async function historyOf(cipher, request) {
  const channel = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1))
  const message = await cipher.encryptMessage({ text: 'hello' })
  return Response.json({
    channels: { [channel]: [{ message, timetoken: '17000000000000000', uuid: 'other' }] },
  })
}
