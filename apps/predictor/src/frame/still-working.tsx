import { useEffect, useState } from 'react'
import { appCopy } from '../config/copy/app-copy.ts'

const SLOW_AFTER_MS = 5000

/** 'Still working', once a wait has become a long one. It begins with the wait and ends with it. */
export function StillWorking({ className }: { readonly className?: string | undefined }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className={isSlow ? className : undefined}>
      {isSlow ? appCopy.stillWorking : null}
    </span>
  )
}
