/** What `programs/smoke-test.mjs` prints. */
export const SMOKE_TEST_OUTPUT = 'Prop Star: 1 program, 4 widgets, 1 answer, hello\n'
