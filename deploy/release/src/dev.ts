import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { readPointer, writePointer } from './pointer.ts';
import { run } from './run.ts';
import { allParts, isPart, releasesFolder, root } from './workspace.ts';
import type { Part } from './workspace.ts';

// `pnpm dev [feature…]`: builds on every change into releases of its own, and open pages reload. Without names it
// watches everything; with names the other parts are built once, or with `--released` taken as they are released.

process.env.NODE_ENV = 'development';
const { configOf, build } = await import('./build.ts');
const { publish } = await import('./release.ts');

const folder = process.env['CALLBOARD_DEV_RELEASES'] ?? join(root, '.cache', 'dev-releases');
const released = process.argv.includes('--released');
const named = process.argv.slice(2).filter((argument) => argument !== '--released');
if (!named.every(isPart)) {
  console.error(`Usage: pnpm dev [${allParts().join('|')}]… [--released]`);
  process.exit(2);
}
const watched: Part[] = named.length > 0 ? named : allParts();

/** Publishes a copy, since the builder goes on writing into its own folder. */
async function publishCopy(part: Part, output: string): Promise<void> {
  const copy = mkdtempSync(join(folder, '.building-'));
  cpSync(output, copy, { recursive: true });
  try {
    const { id } = await publish(folder, part, copy, { fast: true });
    console.log(`${id} built`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function watch(part: Part, output: string): Promise<void> {
  const compiler = webpack(await configOf(part, output));
  if (!compiler) throw new Error('webpack did not start.');
  const built = async (failure: Error | null, stats?: webpack.MultiStats): Promise<void> => {
    try {
      if (failure) throw failure;
      if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
      await publishCopy(part, output);
    } catch (error) {
      // Said, and built again at the next change.
      console.error(error instanceof Error ? error.message : error);
    }
  };
  await new Promise<void>((first) => {
    compiler.watch({ aggregateTimeout: 60 }, async (error, stats) => {
      await built(error, stats);
      first();
    });
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (released) cpSync(releasesFolder(), folder, { recursive: true });
// Without the offline worker, which would show what it kept.
writePointer(folder, { ...readPointer(folder), live: true, worker: 'off' });

for (const part of allParts()) {
  const output = join(folder, '.output', part);
  if (watched.includes(part)) await watch(part, output);
  else if (!released) {
    await build(part, output);
    await publishCopy(part, output);
  }
}

const server = run('deploy/server/serve.mjs', [], { CALLBOARD_RELEASES: folder });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop(signal));
process.exit(await server.ended);
