import { cpSync } from 'node:fs'
import { join } from 'node:path'

// The compiler writes JavaScript only; the fixtures are read as files.
const DATA = 'services/seeding/data'
cpSync(join(import.meta.dirname, 'src', DATA), join(import.meta.dirname, 'dist', DATA), { recursive: true })
