import { databaseForTests } from '../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../tools/testing/test-database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await databaseForTests();
}, 60_000);
afterAll(() => base.close());

const notify = (text: string) =>
  base.database.asOwner((session) => session.query('select pg_notify($1, $2)', ['callboard_test', text]));

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(holds()).toBe(true);
}

test('what is said on a channel is heard, in order, until somebody stops listening', async () => {
  const heard: (string | null)[] = [];
  const stop = await base.database.engine.listen('callboard_test', (said) => heard.push(said));
  await notify('one');
  await notify('two');
  await until(() => heard.length === 2);
  expect(heard).toEqual(['one', 'two']);
  await stop();
  await notify('three');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toHaveLength(2);
});

test('a listener hears nothing of what was rolled back, and nothing before the commit', async () => {
  const heard: (string | null)[] = [];
  const stop = await base.database.engine.listen('callboard_test', (said) => heard.push(said));
  const say = `select pg_notify('callboard_test', 'x')`;
  await base.database.asOwner((session) => session.script(`begin; ${say}; rollback`));
  await base.database.asOwner(async (session) => {
    await session.script(`begin; ${say}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toEqual([]);
    await session.script('commit');
  });
  await until(() => heard.length === 1);
  await stop();
});

test('after a break it listens again, and says that something may have been missed', async () => {
  const heard: (string | null)[] = [];
  const stop = await base.database.engine.listen('callboard_test', (said) => heard.push(said));
  if (base.database.kind === 'PostgreSQL') {
    await base.database.asOwner((session) =>
      session.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'callboard listens' and datname = current_database()`,
      ),
    );
  } else {
    // A statement over the limit is cut, and the thread with it.
    const endless = 'select count(*) from generate_series(1, 1e13::bigint)';
    await base.database.asOwner((session) => session.query(endless)).catch(() => undefined);
    await notify('wakes the thread');
  }
  await until(() => heard.includes(null));
  await notify('heard again');
  await until(() => heard.includes('heard again'));
  await stop();
  expect(heard.indexOf(null)).toBeLessThan(heard.indexOf('heard again'));
}, 60_000);

test('a channel has a plain name', async () => {
  await expect(base.database.engine.listen('x; drop table person', () => {})).rejects.toThrow('channel');
});
