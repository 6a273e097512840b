import fastify from 'fastify';
import { databaseForTests } from '../../tools/testing/test-database.ts';
import { answerHealth } from './health.ts';

test('the process lives with and without its database; it is ready only with it, and not while it stops', async () => {
  const base = await databaseForTests();
  const app = fastify();
  let accepting = true;
  answerHealth(app, base.database, () => accepting);
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
