import '@touchline/ui-kit/tokens.css'
import './app/app.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchShortScreen } from './app/bar-placement.ts'
import { settingsFrom } from './config/settings.ts'
import { watchConnection } from './queries/connection.ts'

const settings = settingsFrom(
  import.meta.env.VITE_SETTINGS ?? '',
  document.getElementById('touchline-settings')?.textContent ?? '',
)
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root. Serve the index.html that belongs to this build.')
watchShortScreen()
watchConnection()
// The error screen logs what a boundary has caught.
createRoot(root, { onCaughtError: () => undefined }).render(<App settings={settings} />)
