import '@touchline/ui-kit/tokens.css'
import './app/app.css'
import { createRoot } from 'react-dom/client'
import { afterPaint } from './app/after-paint.ts'
import { App } from './app/app.tsx'
import { watchShortScreen } from './app/short-screen.ts'
import { settingsFrom } from './config/settings.ts'
import { firstReads } from './first-reads.ts'

const settings = settingsFrom(
  import.meta.env,
  document.getElementById('touchline-settings')?.textContent ?? '',
)
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root. Serve the index.html that belongs to this build.')
watchShortScreen(window)
// The frame that the page holds is painted first, and a tap is not kept waiting by the code and the first render in one task.
afterPaint(() => createRoot(root).render(<App settings={settings} firstReads={firstReads} />))
