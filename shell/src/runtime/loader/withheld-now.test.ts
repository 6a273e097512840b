import { refuseWithheld } from './withheld-now.ts';

let withheld: unknown = ['mailbox'];
const asked: string[] = [];
const controlled = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

beforeEach(() => {
  asked.length = 0;
  withheld = ['mailbox'];
  controlled({});
  globalThis.fetch = (async (url: string, { cache }: RequestInit) => {
    asked.push(`${url} ${cache}`);
    if (withheld instanceof Error) throw withheld;
    return { json: async () => withheld };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

test('who opens a kept lineup is told what was withheld since then, until it is released again', async () => {
  await expect(refuseWithheld('mailbox')).rejects.toMatchObject({
    trouble: { kind: 'withheld', feature: 'mailbox' },
  });
  withheld = [];
  await expect(refuseWithheld('mailbox')).resolves.toBeUndefined();
  await expect(refuseWithheld('documents')).resolves.toBeUndefined();
  expect(asked).toEqual(['/withheld no-store', '/withheld no-store']);
});

test.each([
  ['without network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['without the offline worker', () => controlled(null)],
  ['where nobody answers', () => (withheld = new Error('reset'))],
  ['where somebody else answers', () => (withheld = { sign: 'in' })],
])('%s what was kept opens', async (_, arrange) => {
  jest.resetModules();
  const fresh = await import('./withheld-now.ts');
  arrange();
  await expect(fresh.refuseWithheld('mailbox')).resolves.toBeUndefined();
});
