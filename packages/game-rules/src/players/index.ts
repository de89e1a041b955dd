export { graphemesOf } from './graphemes.ts'
export {
  cleanNickname,
  isVisible,
  type NicknameProblem,
  type NicknameState,
  nicknameState,
} from './nickname.ts'
