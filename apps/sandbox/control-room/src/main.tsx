import './without-eval.ts'
import '@touchline/ui-kit/tokens.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root. Serve the index.html that belongs to this build.')
createRoot(root).render(<App />)
