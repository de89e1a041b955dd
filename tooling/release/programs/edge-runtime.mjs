import { readFileSync } from 'node:fs'
import { EdgeVM } from '@edge-runtime/vm'

const vm = new EdgeVM()
vm.evaluate(readFileSync('bundle/smoke-test.js', 'utf8'))
console.log(await vm.evaluate('bundle.smokeTest()'))
