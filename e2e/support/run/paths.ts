import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const stories = new URL('../../package.json', import.meta.url);
export const root = fileURLToPath(new URL('../', stories));
/** What a run of the stories leaves behind. */
export const cache = process.env.CALLBOARD_STORIES ?? join(root, '.cache/stories');
/** A data folder with the demo in it, never served itself: each product gets a copy. */
export const seeded = join(cache, 'seeded');
/** The files of the demo whose rows are in a PostgreSQL. */
export const filesOfCluster = join(cache, 'seeded-files');
export const releases = process.env.CALLBOARD_RELEASES ?? join(root, '.releases');
export const server = join(root, 'deploy/server/serve.mjs');
