/** The output of `programs/print-smoke-test.mjs`. */
export const SMOKE_TEST_OUTPUT = 'Prop Star: 1 program, 4 widgets, 1 answer, hello\n'
