import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'

// What the predictor is measured beside: the same libraries, one screen of words, one native slider.

function List() {
  return (
    <main>
      <h1>Fixtures</h1>
      <Link to="/slider">Predict now</Link>
    </main>
  )
}

function Slider() {
  const [minute, setMinute] = useState(40)
  return (
    <main>
      <h1>Minute</h1>
      <label>
        Minute {minute}
        <input
          type="range"
          min={0}
          max={100}
          value={minute}
          onChange={(event) => setMinute(Number(event.target.value))}
        />
      </label>
    </main>
  )
}

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
