import { join } from 'node:path'
import lambda from 'chromium-109/build/lambdafs.js'

const FILES = ['chromium.br', 'aws.tar.br', 'swiftshader.tar.br']

// The package's own way would return a browser that another program left in /tmp.
const folder = join(import.meta.dirname, '../node_modules/chromium-109/bin')
await Promise.all(FILES.map((file) => lambda.inflate(join(folder, file))))
