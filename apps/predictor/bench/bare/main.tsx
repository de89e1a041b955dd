import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import { List } from './list.tsx'
import { Slider } from './slider.tsx'

// The page that the predictor is compared with: the same libraries, one screen of words, one native slider.

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/slider" element={<Slider />} />
      <Route path="*" element={<List />} />
    </Routes>
  </BrowserRouter>,
)
