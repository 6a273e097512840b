import fastify from 'fastify';
import { databaseForTests } from '../../tools/testing/test-database.ts';
import { spaceOf } from '../db/space.ts';
import { answerHealth } from './health.ts';

test('the process lives with and without its database; it is ready only with it, and not while it stops', async () => {
  const base = await databaseForTests();
  const app = fastify();
  let accepting = true;
  answerHealth(app, { database: base.database, accepting: () => accepting });
  const states = async () => [
    (await app.inject('/healthz')).statusCode,
    (await app.inject('/readyz')).statusCode,
  ];
  try {
    expect(await states()).toEqual([200, 200]);
    accepting = false;
    expect(await states()).toEqual([200, 503]);
    accepting = true;
    await base.database.close();
    expect(await states()).toEqual([200, 503]);
  } finally {
    await app.close();
    await base.close();
  }
}, 60_000);

test('a disk that is nearly full is said with its numbers, and keeps nobody away', async () => {
  const base = await databaseForTests();
  const app = fastify();
  const megabyte = 1024 * 1024;
  const space = spaceOf({
    folder: base.folder,
    markBytes: 128 * megabyte,
    measure: async () => 100.9 * megabyte,
  });
  let fault: string | null = null;
  const database = { ...base.database, space };
  answerHealth(app, { database, accepting: () => true, releasesFault: () => fault });
  try {
    const numbers = { freeMb: 100, markMb: 128 };
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', ...numbers }]);
    fault = 'current.json is gone';
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'degraded', releases: fault, ...numbers });
  } finally {
    await app.close();
    await base.close();
  }
}, 60_000);

test('a releases folder that cannot be used is said, and keeps nobody away', async () => {
  const base = await databaseForTests();
  const app = fastify();
  let fault: string | null = null;
  answerHealth(app, { database: base.database, accepting: () => true, releasesFault: () => fault });
  try {
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    fault = 'current.json cannot be used: no JSON';
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', releases: fault }]);
  } finally {
    await app.close();
    await base.close();
  }
}, 60_000);
