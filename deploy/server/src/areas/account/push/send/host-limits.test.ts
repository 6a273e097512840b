import { limitedPerHost } from './host-limits.ts';

const limits = { atOnce: 2, patienceMs: 100 };
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('a host that hangs holds so many calls, and the rest is refused soon', async () => {
  const call = limitedPerHost(limits);
  let begun = 0;
  const hang = () => call('hangs', () => ((begun += 1), pause(1_500)));
  let ended = 0;
  const held = [hang(), hang()].map((one) => one.then(() => (ended += 1)));
  await expect(hang()).rejects.toThrow('hangs hangs');
  await expect(hang()).rejects.toThrow('hangs hangs');
  expect(ended).toBe(0);
  expect(begun).toBe(2);
  await expect(call('answers', async () => 'yes')).resolves.toBe('yes');
  await Promise.all(held);
  await expect(call('hangs', async () => 'again')).resolves.toBe('again');
});

test('a busy host that answers keeps its callers waiting, and never has more than so many', async () => {
  const call = limitedPerHost({ atOnce: 2, patienceMs: 1_000 });
  let [now, most] = [0, 0];
  const one = async () => {
    now += 1;
    most = Math.max(most, now);
    await pause(10);
    now -= 1;
  };
  await Promise.all(Array.from({ length: 40 }, () => call('busy', one)));
  expect(most).toBe(2);
});

test('what fails gives its place back', async () => {
  const call = limitedPerHost(limits);
  const fail = () => call('fails', () => Promise.reject(new Error('no')));
  for (let count = 0; count < 5; count += 1) await expect(fail()).rejects.toThrow('no');
});
