import { configure } from '@testing-library/react'

// A limit against hangs; a slow machine must not fail.
configure({ asyncUtilTimeout: 60_000 })
