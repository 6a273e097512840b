/** What a feature's public face is written with: runs in plain Node, so that a build can read it. */
export { withPartWords } from './with-part-words.ts';
export { withWords } from './with-words.ts';
