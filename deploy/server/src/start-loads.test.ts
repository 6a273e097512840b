import { execFileSync } from 'node:child_process';
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
  for (const file of ['platform/environment.ts', 'platform/db/open-ready.ts']) {
    const loaded = loadedBy(file);
    expect(['kysely', 'zod', 'fastify'].filter((name) => loaded.includes(name))).toEqual([]);
  }
});

test('a start does not wait for what few calls need', () => {
  const loaded = loadedBy('start-server.ts');
  expect(loaded).toContain('fastify');
  const few = ['@simplewebauthn/server', 'ical.js', 'node-forge', 'nodemailer', 'pdf-lib', 'sharp'];
  expect(few.filter((name) => loaded.includes(name))).toEqual([]);
});
