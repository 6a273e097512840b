export { expectNoAxeViolations } from './axe.ts';
export { renderWithEverything } from './render-with-everything.tsx';
export type { Everything, Rendered } from './render-with-everything.tsx';
export { apiError, startTestServer } from './server.ts';
export type { Heard, TestServer, Told } from './server.ts';
export { signInAs, signOutAgain } from './sign-in-as.ts';
export { checkWords, wordProblems } from './words.ts';
export { payloadFor, tokenFor } from './token.ts';
export type { TokenFacts } from './token.ts';
