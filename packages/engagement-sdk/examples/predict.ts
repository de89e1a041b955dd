import {
  createEngagement,
  getWidgets,
  isEngagementError,
  listPrograms,
  saveWidgetInteraction,
  takePages,
} from '@touchline/engagement-sdk'

const engagement = createEngagement({
  clientId: 'touchline-sandbox',
  endpoint: process.env['TOUCHLINE_ENDPOINT'] ?? 'http://localhost:4100/api/v1/',
})
await engagement.init({ nickname: 'Prop Star' })

const { results: programs } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
for (const program of programs) {
  // Three pages at most, as a screen would; an item that cannot be read is in `rejected`.
  const { results: widgets } = await takePages(getWidgets(engagement, { program, status: 'published' }), 3)
  for (const widget of widgets) {
    try {
      const saved = await saveWidgetInteraction(engagement, {
        widget,
        interactionItem: { id: widget.options[0]?.id },
      })
      console.log(`saved: ${widget.question} → option ${saved.option_id}`)
    } catch (error) {
      if (!isEngagementError(error)) throw error
      console.log(`${error.code}: ${widget.question}`)
    }
  }
}
engagement.dispose()
