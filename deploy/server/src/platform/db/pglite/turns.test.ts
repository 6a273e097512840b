import { tenantAtWork } from '../../tenant-at-work.ts';
import { asAppError } from '../../http/answer/error-answer.ts';
import { createTurns } from './turns.ts';

test('a few wait, in the order in which they came, and others are told to come again', async () => {
  const turns = createTurns(2);
  const order: number[] = [];
  const use = async (nth: number) => {
    await turns.take();
    order.push(nth);
  };
  const first = [1, 2, 3].map(use);
  const refused = await turns.take().catch(asAppError);
  expect(refused).toMatchObject({ status: 503, code: 'unavailable', details: { retryAfter: 2 } });
  // Whoever closes the database waits for all of them.
  const closing = turns.takeLast().then(() => order.push(0));
  for (const _ of [1, 2, 3]) {
    turns.give();
    await Promise.resolve();
  }
  await Promise.all([...first, closing]);
  expect(order).toEqual([1, 2, 3, 0]);
});

test('when one has had its turn, another may wait', async () => {
  const turns = createTurns(1);
  await turns.take();
  const second = turns.take();
  await expect(turns.take()).rejects.toThrow('Too many');
  turns.give();
  await second;
  const third = turns.take();
  turns.give();
  await third;
});

test('tenants take turns, whoever asks more', async () => {
  const turns = createTurns(100);
  await turns.take();
  const order: string[] = [];
  const ask = (tenant: string) =>
    tenantAtWork.run(tenant, async () => {
      await turns.take();
      order.push(tenant);
      turns.give();
    });
  const all = ['noisy', 'noisy', 'noisy', 'quiet', 'noisy'].map(ask);
  turns.give();
  await Promise.all(all);
  expect(order).toEqual(['noisy', 'quiet', 'noisy', 'noisy', 'noisy']);
});
