import { createEngagement, listPrograms, takePages } from '@touchline/engagement-sdk'

const engagement = createEngagement({
  clientId: 'touchline-sandbox',
  endpoint: process.env['TOUCHLINE_ENDPOINT'] ?? 'http://localhost:4100/api/v1/',
})
const profile = await engagement.init({ accessToken: 'demo-fan-token' })
const { results } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
console.log(`${profile.nickname} can choose from: ${results.map(({ title }) => title).join(', ')}`)
