import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createEngagement, createWidgetInteraction, memoryStore } from '@touchline/engagement-sdk'
import { useInteractions, useLeaderboard, useMessages, useWidgets } from '@touchline/engagement-sdk/react'
import { matchDay } from '@touchline/engagement-sdk/testing'
import { Counter } from '@touchline/ui-kit'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true })
Object.assign(globalThis, { window, document: window.document })
const { createRoot } = await import('react-dom/client')

const { platform, program, widgets, leaderboards, token } = matchDay()
const { clientId, endpoint, fetch } = platform
const engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
await engagement.init({ accessToken: token })
const [widget] = widgets
await createWidgetInteraction(engagement, { widget, interactionItem: widget.options[0] })

function Page() {
  const { data: list } = useWidgets(engagement, { program })
  const { data: answers } = useInteractions(engagement, list && { program, widgets: list.results })
  const { data: board } = useLeaderboard(engagement, { leaderboardId: leaderboards[0].id })
  const { data: messages } = useMessages(engagement, { channel: 'room' })
  if (!answers || !board || !messages) return null
  return createElement('article', {}, [
    `${list.results.length} widgets, ${answers.results.length} answer, ${board.entries.length} entry, `,
    `${messages.length} messages, `,
    createElement(Counter, { key: 'counter', label: 'Chiefs' }),
  ])
}

const main = window.document.querySelector('main')
const client = new QueryClient()
const shown = new Promise((resolve) => {
  const observer = new window.MutationObserver(() => main.querySelector('article') && resolve(undefined))
  observer.observe(main, { childList: true, subtree: true })
})
const root = createRoot(main)
root.render(createElement(QueryClientProvider, { client }, createElement(Page)))
await shown
console.log(main.textContent, main.querySelector('input').value)
root.unmount()
client.clear()
engagement.dispose()
window.close()
