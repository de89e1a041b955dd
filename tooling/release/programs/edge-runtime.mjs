import { readFileSync } from 'node:fs'
import { EdgeVM } from '@edge-runtime/vm'

const vm = new EdgeVM()
vm.evaluate(readFileSync('bundle/trip.js', 'utf8'))
console.log(await vm.evaluate('trip.mainTrip()'))
