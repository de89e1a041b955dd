export { graphemesOf } from './graphemes.ts'
export {
  characterCount,
  cleanNickname,
  isVisible,
  NICKNAME_PROBLEMS,
  type NicknameProblem,
  type NicknameState,
  nicknameState,
} from './nickname.ts'
