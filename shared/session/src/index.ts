export type { Credentials, SessionEnd } from './session.ts';
export type { AppCache, SessionState, SessionStore, UiSettings } from './state.ts';
export {
  mayNow,
  onSessionEnd,
  refreshNow,
  sessionStore,
  setAppCache,
  setOpenBundles,
  setUiSettings,
  signIn,
  signOut,
  startSession,
  useMay,
  useMayCall,
  useSession,
} from './this-tab.ts';
export { readToken } from './token.ts';
