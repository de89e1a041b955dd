export { answersAsChecks } from './answers-as-checks.ts'
export { type CodeBlock, codeBlocksIn } from './code-blocks-in.ts'
export { type Example, examplesIn } from './examples-in.ts'
