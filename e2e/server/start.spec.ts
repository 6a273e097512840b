import { readFileSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../support/person/ask.ts';
import { startProduct, type Product } from '../support/product/product.ts';
import { signInByApi } from '../support/person/sign-in.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Row = { id: string; read: boolean };
const asOffice = async ({ port }: Product) => {
  const { token } = await signInByApi(port, 'nordlicht', 'office');
  return { tenant: 'nordlicht' as const, headers: { authorization: `Bearer ${token}`, type: 'MOBILE' } };
};

test.describe('with an embedded database', () => {
  test.use({ ownProduct: true });

  test('a second process on the same data refuses to start and says who holds it', async ({ product }) => {
    const second = startProduct({ data: product.data });
    await expect(second).rejects.toThrow(/in use|process \d+|already/i);
    expect((await ask(product.port, '/readyz')).status).toBe(200);
  });
});

test('a taken port is said plainly', async ({ product }) => {
  const second = await startProduct({ port: product.port }).then(
    () => 'started',
    (error: unknown) => String(error),
  );
  expect(second).toMatch(/Port \d+ is taken/);
  expect(second).not.toMatch(/\n\s+at /);
});

test('killed in the middle, it starts on the same data and has lost nothing', async () => {
  const first = await startProduct();
  const caller = await asOffice(first);
  const get = async (product: Product, who: typeof caller) =>
    (await ask(product.port, '/api/v1/emailMessages?limit=30&page=1', who)).json<{ items: Row[] }>().items;
  const unread = (await get(first, caller)).filter(({ read }) => !read).map(({ id }) => id);
  expect(unread.length).toBeGreaterThan(2);
  for (const id of unread) {
    const answer = await ask(first.port, `/api/v1/emailMessages/${id}/read`, {
      ...caller,
      method: 'POST',
      body: { read: true },
    });
    expect(answer.status).toBe(200);
  }
  await first.kill();
  const again = await startProduct({ data: first.data });
  try {
    // The token of before is as good as it was.
    const rows = await get(again, caller);
    expect(rows.filter(({ id, read }) => unread.includes(id) && read)).toHaveLength(unread.length);
  } finally {
    await again.stop();
    await rm(first.data, { recursive: true, force: true });
  }
});

test('stopped politely, it ends by itself', async () => {
  const product = await startProduct();
  const pid = Number(readFileSync(join(product.data, 'lock.pid'), 'utf8'));
  const runs = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(runs()).toBe(true);
  process.kill(pid, 'SIGTERM');
  await expect.poll(runs, { timeout: patience(30_000) }).toBe(false);
  await product.stop();
});

test('with the disk nearly full people sign in and read, and are told why nothing is written', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  // Half of the mark is free: too little to write, and enough to sign in.
  const mark = Math.ceil((bavail * bsize) / (1024 * 1024)) * 2;
  const product = await startProduct({ env: { CALLBOARD_FREE_MB: String(mark) } });
  try {
    const health = await ask(product.port, '/readyz');
    expect(health.status).toBe(200);
    expect(health.json()).toMatchObject({ status: 'degraded', markMb: mark });
    const answer = await ask(product.port, '/api/v1/userLanguage', {
      ...(await asOffice(product)),
      method: 'POST',
      body: { name: 'de' },
    });
    expect(answer.status, answer.text).toBe(507);
    expect(answer.json()).toMatchObject({ code: 'storage_full' });
    expect((await ask(product.port, '/api/v1/startUp/settings', { tenant: 'nordlicht' })).status).toBe(200);
  } finally {
    await product.stop();
  }
});
