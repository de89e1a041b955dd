import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/theme/tokens.css'
import './gallery.css'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery query={new URLSearchParams(location.search)} />
    </StrictMode>,
  )
}
