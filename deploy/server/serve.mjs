// The server without a build, as an operator starts it. Plain JavaScript, so that any Node can read it and say which
// one is needed; `npm start` brings that one along.
import { fileURLToPath } from 'node:url';

const needed = 24;
const [major = ''] = process.versions.node.split('.');
if (Number(major) < needed) {
  console.error(
    `Callboard needs Node ${needed}, and this is ${process.versions.node}. After one "npm start" the right one lies in the folder:\n  node_modules/.bin/node deploy/server/serve.mjs`,
  );
  process.exit(1);
}
// What was compiled once is read back at the next start, the types taken out of it too. Where nothing may be written, it
// is compiled again. Older ones do not know it, so it is asked for by now.
const { enableCompileCache } = await import('node:module');
const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
enableCompileCache(compiled);
// For the threads that are started later.
process.env.NODE_COMPILE_CACHE ??= compiled;
await import('./src/main.ts');
