import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createEngagement, memoryStore } from '@touchline/engagement-sdk'
import { useWidgets } from '@touchline/engagement-sdk/react'
import { matchDay } from '@touchline/engagement-sdk/testing'
import { platformHandlers } from '@touchline/engagement-sdk/testing/msw'
import { setupServer } from 'msw/node'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const { platform, program, token } = matchDay()
const server = setupServer(...platformHandlers(platform))
server.listen()
const { clientId, endpoint } = platform
const engagement = createEngagement({ clientId, endpoint, store: memoryStore() })
const { nickname } = await engagement.init({ accessToken: token })
const Widgets = () => createElement('p', null, useWidgets(engagement, { program }).status)
const client = new QueryClient()
console.log(nickname, renderToString(createElement(QueryClientProvider, { client }, createElement(Widgets))))
server.close()
