import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../environment.ts';
import { explainedDatabase } from './bad-database.ts';
import { openReady } from './open-ready.ts';

const url = 'postgres://callboard:geheim@db.example:5433/crew';
const refusal = (message: string) =>
  new Error(`Migration 1 (tenants) failed: ${message}`, {
    cause: Object.assign(new Error(message), { code: '42501' }),
  });

test('a role that may make no roles gets the statements that somebody else has to run', () => {
  expect(explainedDatabase(refusal('permission denied to create role'), url)).toMatchObject({
    name: 'BadDatabase',
    message:
      'Migration 1 (tenants) failed: permission denied to create role. Somebody who may, like the superuser, has to run once in db.example:5433/crew:\n' +
      '  create role callboard_app nologin nosuperuser nobypassrls;\n  grant callboard_app to "callboard";',
  });
});

test('a login that may make no tables gets another sentence', () => {
  expect(explainedDatabase(refusal('permission denied for schema public'), url)).toMatchObject({
    message: expect.stringMatching(/\n {2}grant create, usage on schema public to "callboard";$/),
  });
});

test('what nobody can mend stays as it is', () => {
  const error = new Error('Migration 7 (x) failed: syntax error');
  expect(explainedDatabase(error, url)).toBe(error);
});

test.each([
  [
    'postgres://callboard:geheim@127.0.0.1:1/crew',
    /^DATABASE_URL leads to 127\.0\.0\.1:1\/crew, which does not answer: ./,
  ],
  [
    'postgres://callboard:geheim@nowhere.invalid/crew',
    /^DATABASE_URL leads to nowhere\.invalid\/crew, which does not answer: ./,
  ],
])('an address where no database answers names the variable and no password: %s', async (address, said) => {
  const data = await mkdtemp(join(tmpdir(), 'callboard-'));
  const environment = { ...readEnvironment({ CALLBOARD_DATA: data }, false), databaseUrl: address };
  try {
    const error = await openReady(environment).then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({ name: 'BadDatabase', message: expect.stringMatching(said) });
    expect(error?.message).not.toContain('geheim');
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});
