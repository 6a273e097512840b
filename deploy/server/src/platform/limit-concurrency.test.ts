import { limitConcurrency } from './limit-concurrency.ts';
import { tenantAtWork } from './tenant-at-work.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('two work at a time, the queue waits its turn, the next one is turned away', async () => {
  let working = 0;
  let most = 0;
  const through = limitConcurrency(2, 2, () => new Error('full'));
  const work = () =>
    through(async () => {
      working += 1;
      most = Math.max(most, working);
      await soon();
      working -= 1;
      return 'done';
    });
  const results = await Promise.allSettled([work(), work(), work(), work(), work()]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

test('work that fails gives its seat back', async () => {
  const through = limitConcurrency(1, 0, () => new Error('full'));
  await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(through(() => Promise.resolve('next'))).resolves.toBe('next');
});

test('tenants take turns: one who sends much waits behind themselves', async () => {
  const order: string[] = [];
  const through = limitConcurrency(1, 8, () => new Error('full'));
  const send = (tenant: string, what: string) =>
    tenantAtWork.run(tenant, () =>
      through(async () => {
        await soon();
        order.push(what);
      }),
    );
  await Promise.all([
    ...['n1', 'n2', 'n3', 'n4'].map((what) => send('north', what)),
    ...['s1', 's2'].map((what) => send('south', what)),
  ]);
  expect(order).toEqual(['n1', 'n2', 's1', 'n3', 's2', 'n4']);
});

test('a full queue of one tenant keeps no other out', async () => {
  const through = limitConcurrency(1, 3, () => new Error('full'));
  const send = (tenant: string) =>
    tenantAtWork
      .run(tenant, () => through(soon))
      .then(
        () => 'done',
        (error: Error) => error.message,
      );
  const results = await Promise.all([
    ...Array.from({ length: 5 }, () => send('north')),
    ...Array.from({ length: 2 }, () => send('south')),
  ]);
  expect(results).toEqual(['done', 'done', 'done', 'full', 'full', 'done', 'full']);
});
