import { Children, type ReactNode } from 'react'

/**
 * Returns children that are only texts as one text, and other children unchanged. A browser that translates the page
 * replaces text nodes by elements. React corrects that only for an element whose one child is a text, because it then
 * sets the content of the element and not the text node, which is no longer in the page.
 */
export function joinTexts(children: ReactNode): ReactNode {
  const parts = Children.toArray(children)
  const isText =
    parts.length > 0 && parts.every((part) => typeof part === 'string' || typeof part === 'number')
  return isText ? parts.join('') : children
}
