import { pastDeadlocks } from './past-deadlocks.ts';

/** A transaction that ends like this, one attempt after the other. */
function ending(...codes: (string | null)[]) {
  let attempts = 0;
  const transaction = async () => {
    const code = codes[attempts];
    attempts += 1;
    if (code) throw Object.assign(new Error('refused'), { code });
    return 'done';
  };
  return { transaction, attempts: () => attempts };
}

test.each(['40P01', '40001'])('what the database has ended with %s begins anew', async (code) => {
  const { transaction, attempts } = ending(code, code, null);
  expect(await pastDeadlocks(transaction)).toBe('done');
  expect(attempts()).toBe(3);
});

test('three deadlocks are the answer of the call', async () => {
  const { transaction, attempts } = ending('40P01', '40P01', '40P01', null);
  await expect(pastDeadlocks(transaction)).rejects.toMatchObject({ code: '40P01' });
  expect(attempts()).toBe(3);
});

test.each(['23505', '57014'])('any other failure (%s) is one at once', async (code) => {
  const { transaction, attempts } = ending(code, null);
  await expect(pastDeadlocks(transaction)).rejects.toMatchObject({ code });
  expect(attempts()).toBe(1);
});
