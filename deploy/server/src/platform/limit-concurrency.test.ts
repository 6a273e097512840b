import { limitConcurrency } from './limit-concurrency.ts';

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
