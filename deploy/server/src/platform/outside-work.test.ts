import { outsideWork } from './outside-work.ts';

test('work is done between two rounds of a call, once for each thing it depends on', async () => {
  const { outside, withRetries } = outsideWork();
  const order: string[] = [];
  let stored = 'a';
  const answer = await withRetries(async () => {
    order.push('begin');
    const result = await outside(`hash of ${stored}`, async () => {
      order.push(`work on ${stored}`);
      const done = stored;
      stored = 'b';
      return done;
    });
    order.push('end');
    return result;
  });
  expect(answer).toBe('b');
  expect(order).toEqual(['begin', 'work on a', 'begin', 'work on b', 'begin', 'end']);
});

test('what the call has chosen is the same when it begins anew', async () => {
  const { outside, once, withRetries } = outsideWork();
  let chosen = 0;
  const answer = await withRetries(async () => {
    const number = once('number', () => (chosen += 1));
    return outside(`paper ${number}`, async () => `paper ${number}`);
  });
  expect([answer, chosen]).toEqual(['paper 1', 1]);
});

test('work that fails is the answer of the call', async () => {
  const { outside, withRetries } = outsideWork();
  const call = () => outside('hash', () => Promise.reject(new Error('Too many wait')));
  await expect(withRetries(call)).rejects.toThrow('Too many wait');
});

test('a call that never has enough ends', async () => {
  const { outside, withRetries } = outsideWork();
  let asked = 0;
  const call = () => outside(`hash ${(asked += 1)}`, async () => 0);
  await expect(withRetries(call)).rejects.toThrow('waits for work');
  expect(asked).toBe(4);
});
