import { cleanNickname, nicknameState } from '@touchline/game-rules'

console.log(nicknameState('Ngā Pōkai', {}).counter) //=> '9 / 30'
console.log(nicknameState('Try King', { saved: 'Try King' }).phase) //=> 'saved'
console.log(nicknameState('', {}).canConfirm) //=> false
console.log(nicknameState('🇳🇿'.repeat(16), {}).problem) //=> 'too-long'
console.log(nicknameState('\u200B\u200D', {}).problem) //=> 'invisible'
console.log(cleanNickname('  Try \u202E King ')) //=> 'Try King'
