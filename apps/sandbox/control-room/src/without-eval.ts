import { z } from 'zod'

// When a schema is created, zod tries to run code from a text. The page's content policy blocks that, and the browser logs it.
z.config({ jitless: true })
