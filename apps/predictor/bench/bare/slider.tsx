import { useState } from 'react'

export function Slider() {
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
