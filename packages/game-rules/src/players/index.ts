export { graphemesOf } from './graphemes.ts'
export {
  hasVisibleCharacter,
  type NicknameForm,
  type NicknameProblem,
  type NicknameState,
  nicknameState,
  normalizeNickname,
} from './nickname.ts'
