import { Link } from 'react-router'

export function List() {
  return (
    <main>
      <h1>Fixtures</h1>
      <Link to="/slider">Predict now</Link>
    </main>
  )
}
