export { expectNoAxeViolations } from './axe.ts';
export { apiError, startTestServer } from './server.ts';
export type { Heard, TestServer, Told } from './server.ts';
export { checkWords, wordProblems } from './words.ts';
