import { useLayoutEffect } from 'react'

/** Sets the title of the page until the screen is gone. The title that was set before it then applies again. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
