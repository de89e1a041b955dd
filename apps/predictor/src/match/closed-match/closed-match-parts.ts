export { CrowdLens } from './crowd-lens.tsx'
export { WhatIf } from './what-if.tsx'
