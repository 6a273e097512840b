import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The packages that a file of the server brings at its start. */
const loadedBy = (file: string): string[] =>
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'tools/testing/say-loaded.ts'), join(import.meta.dirname, file)],
    {
      encoding: 'utf8',
    },
  ).split('\n');

test('the database opens before queries, shapes and routes are loaded', () => {
  for (const file of ['platform/environment.ts', 'platform/db/open/open-ready.ts']) {
    const loaded = loadedBy(file);
    expect(['kysely', 'zod', 'fastify'].filter((name) => loaded.includes(name))).toEqual([]);
  }
});

const opening = `
  const { openDatabase } = await import(process.argv[1]);
  let hasBegun = false;
  process.once('worker', () => (hasBegun = true));
  openDatabase({ folder: process.argv[2] }).catch(() => undefined);
  process.nextTick(() => {
    console.log(hasBegun);
    process.exit();
  });`;

test('the thread of the database has begun before anything else can be loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-begins-'));
  const file = join(import.meta.dirname, 'platform/db/database.ts');
  const given = ['--input-type=module', '-e', opening, file, folder];
  expect(execFileSync(process.execPath, given, { encoding: 'utf8' })).toBe('true\n');
  rmSync(folder, { recursive: true });
});

test('a start does not wait for what few calls need', () => {
  const loaded = loadedBy('start-server.ts');
  expect(loaded).toContain('fastify');
  const few = ['@simplewebauthn/server', 'ical.js', 'node-forge', 'nodemailer', 'pdf-lib', 'sharp'];
  expect(few.filter((name) => loaded.includes(name))).toEqual([]);
});
