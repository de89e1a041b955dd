import { createContext } from 'react'

/** 0: a root, which the game opens with or reaches by a tab. 1: one step deeper, with a way back. */
export type RouteDepth = 0 | 1

/** Returns the depth of a path, from the route table. @default every path is a root */
export const RouteDepthContext = createContext<(pathname: string) => RouteDepth>(() => 0)
