export { ProfileScreen } from '../features/player/profile-screen.tsx'
export { WelcomeScreen } from '../features/player/welcome-screen.tsx'
export { ConsentNotice } from './consent-notice.tsx'
