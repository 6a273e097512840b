// The server without a build, as an operator starts it. Plain JavaScript, so that any Node can read it and say which
// one is needed; `npm start` brings that one along.
const needed = 24;
const [major = ''] = process.versions.node.split('.');
if (Number(major) < needed) {
  console.error(
    `Callboard needs Node ${needed}, and this is ${process.versions.node}. After one "npm start" the right one lies in the folder:\n  node_modules/.bin/node deploy/server/serve.mjs`,
  );
  process.exit(1);
}
await import('./src/main.ts');
