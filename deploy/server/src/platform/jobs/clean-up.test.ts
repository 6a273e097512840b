import { noKeys } from '../../tools/testing/keys.fixture.ts';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { noFiles, quiet, unheard } from '../../tools/testing/test-database.ts';
import { cleanUpJob } from './clean-up.job.ts';

const server = plantedServer({});

test('what killed processes have left half-written is removed, and the log says how much it was', async () => {
  const lines: unknown[] = [];
  const cleanUp = (swept: { count: number; bytes: number }) =>
    cleanUpJob([])(
      { tenant: '', data: null },
      {
        database: server.database,
        jobs: server.jobs,
        now: () => new Date(),
        mail: { deliver: async () => {} },
        files: { ...noFiles, sweep: async () => swept },
        log: { ...quiet, info: (...said) => void lines.push(said) },
        keys: noKeys,
        attempt: 1,
        ...unheard,
      },
    );
  await cleanUp({ count: 0, bytes: 0 });
  expect(lines).toEqual([]);
  await cleanUp({ count: 2, bytes: 8 });
  expect(lines).toEqual([['half-written files were removed', { count: 2, bytes: 8 }]]);
});
