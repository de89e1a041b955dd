export { CrowdLens } from './crowd-lens.tsx'
