import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'

// The page that the predictor is compared with: the same libraries, one screen of words.

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route
        path="*"
        element={
          <main>
            <h1>Fixtures</h1>
            <Link to="/match">Predict now</Link>
          </main>
        }
      />
    </Routes>
  </BrowserRouter>,
)
