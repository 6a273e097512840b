import { webcrypto } from 'node:crypto';
import type { FeatureModule } from '@callboard/feature';
import { aFileList, aLineup, aRelease } from './a-release.ts';
import { createLoader } from './loader.ts';
import type { LoaderParts } from './loader.ts';
import { ScriptError } from './script.ts';
import { LoadError } from './trouble.ts';

const Component = () => null;
const opened = {
  default: {
    pages: { list: { page: async () => ({ Component }) } },
    cards: { unread: { card: async () => ({ Component }) } },
    words: async (language: string) => ({ hello: language }),
  },
} as unknown as FeatureModule;

const timeout = () => Promise.reject(new ScriptError('/entry.js', 'timeout'));

function loaderWith(parts: Partial<LoaderParts> = {}) {
  return createLoader({
    lineup: aLineup([aRelease('mailbox', {})]),
    provided: {},
    listFiles: async () => aFileList(),
    open: async () => opened,
    integrityOf: () => 'sha384-x',
    preload: () => undefined,
    ...parts,
  });
}

const troubleIn = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LoadError)) throw new Error(`expected a trouble, got ${String(error)}`);
  return error.trouble.kind;
};

test('a page, a card and the words of a feature come from its one module', async () => {
  const loader = loaderWith();
  expect(loader.state('mailbox')).toBe('idle');
  await expect(loader.page('mailbox', 'list')).resolves.toEqual({ Component });
  await expect(loader.card('mailbox', 'unread')).resolves.toEqual({ Component });
  await expect(loader.words('mailbox', 'cy')).resolves.toEqual({ hello: 'cy' });
  await expect(loader.cardWords('mailbox', 'cy')).resolves.toEqual({ hello: 'cy' });
  expect(loader.state('mailbox')).toBe('ready');
});

test('however many ask, the code is fetched once', async () => {
  let fetched = 0;
  const loader = loaderWith({
    open: async () => {
      fetched += 1;
      return opened;
    },
  });
  await Promise.all([loader.load('mailbox'), loader.page('mailbox', 'list'), loader.load('mailbox')]);
  expect(fetched).toBe(1);
});

test('a feature that the tenant does not have is not fetched', async () => {
  const open = jest.fn();
  const loader = loaderWith({ lineup: aLineup([]), open });
  expect(await troubleIn(loader.load('mailbox'))).toBe('not-entitled');
  expect(open).not.toHaveBeenCalled();
});

test('without any lineup nothing is entitled, and nothing throws before it is asked', async () => {
  const loader = loaderWith({ lineup: null });
  expect(loader.features).toEqual([]);
  expect(await troubleIn(loader.load('mailbox'))).toBe('not-entitled');
});

test('a feature that is closed meanwhile is not opened, and is there again when it is open', async () => {
  const loader = loaderWith();
  await loader.load('mailbox');
  loader.close(new Map([['mailbox', 'withheld']]));
  expect(await troubleIn(loader.page('mailbox', 'list'))).toBe('withheld');
  expect(loader.state('mailbox')).toMatchObject({ kind: 'withheld' });
  loader.close(new Map());
  await expect(loader.page('mailbox', 'list')).resolves.toEqual({ Component });
});

test('a withheld feature says so before anybody opens it', async () => {
  const loader = loaderWith({ lineup: aLineup([], { withheld: ['mailbox'] }) });
  expect(loader.state('mailbox')).toMatchObject({ kind: 'withheld' });
  expect(await troubleIn(loader.load('mailbox'))).toBe('withheld');
});

test('a feature that needs another shell is not fetched', async () => {
  const open = jest.fn();
  const lineup = aLineup([aRelease('mailbox', { shared: { react: '20.0.0' } })]);
  const loader = loaderWith({ lineup, open, provided: { react: '19.0.0' } });
  expect(await troubleIn(loader.load('mailbox'))).toBe('incompatible');
  expect(open).not.toHaveBeenCalled();
});

test('an entry that takes too long is unreachable, and a retry really tries again', async () => {
  let tries = 0;
  const loader = loaderWith({
    open: () => {
      tries += 1;
      return tries === 1 ? timeout() : Promise.resolve(opened);
    },
  });
  expect(await troubleIn(loader.load('mailbox'))).toBe('unreachable');
  expect(loader.state('mailbox')).toMatchObject({ kind: 'unreachable', feature: 'mailbox' });
  await loader.retry('mailbox');
  expect(loader.state('mailbox')).toBe('ready');
  expect(tries).toBe(2);
});

test('a list of files that is not the one of the lineup: nothing of the feature is fetched', async () => {
  const open = jest.fn();
  Object.assign(globalThis, {
    fetch: async () => ({ ok: true, headers: new Map(), arrayBuffer: async () => Buffer.from('{}') }),
  });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const listFiles = () => Promise.reject(new ScriptError('/files.json', 'failed'));
  const loader = loaderWith({ listFiles, open });
  expect(await troubleIn(loader.page('mailbox', 'list'))).toBe('altered');
  expect(open).not.toHaveBeenCalled();
});

test('a list of files that did not come is asked for again by the next try, and then once for all', async () => {
  const listFiles = jest.fn(async () => aFileList());
  listFiles.mockRejectedValueOnce(new ScriptError('/files.json', 'timeout'));
  const loader = loaderWith({ listFiles });
  expect(await troubleIn(loader.load('mailbox'))).toBe('unreachable');
  await loader.retry('mailbox');
  await loader.page('mailbox', 'list');
  expect(listFiles).toHaveBeenCalledTimes(2);
});

test('code that throws while starting has crashed', async () => {
  const loader = loaderWith({ open: () => Promise.reject(new TypeError('x is not a function')) });
  expect(await troubleIn(loader.load('mailbox'))).toBe('crashed');
});

test('a file that no lineup names counts as altered', async () => {
  const loader = loaderWith({
    integrityOf: () => undefined,
    open: () => Promise.reject(new ScriptError('/entry.js', 'failed')),
  });
  expect(await troubleIn(loader.load('mailbox'))).toBe('altered');
});

const lateChunk = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: '/late.js',
});

test.each([
  ['withdrawn', { ok: false, status: 404 }, 'unreachable'],
  [
    'changed on the way',
    {
      ok: true,
      headers: new Map([['Content-Type', 'text/javascript']]),
      arrayBuffer: async () => Buffer.from('alert(1)'),
    },
    'altered',
  ],
])('code fetched later that was %s is told by what the file is', async (_, answer, kind) => {
  const asked = jest.fn(async () => answer);
  Object.assign(globalThis, { fetch: asked });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  expect((await loaderWith().why('mailbox', lateChunk)).kind).toBe(kind);
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/late\.js\?/), expect.anything());
});

describe('without network', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => online.mockRestore());

  test('a feature needs network, and comes back by itself', async () => {
    online.mockReturnValue(false);
    let tries = 0;
    const loader = loaderWith({
      open: () => {
        tries += 1;
        return tries === 1 ? timeout() : Promise.resolve(opened);
      },
    });
    expect(await troubleIn(loader.load('mailbox'))).toBe('needs-network');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(loader.state('mailbox')).toBe('ready');
  });

  test('code fetched later needs network', async () => {
    online.mockReturnValue(false);
    expect((await loaderWith().why('mailbox', lateChunk)).kind).toBe('needs-network');
    online.mockReturnValue(true);
  });
});

test('who listens is told of every change, until they stop listening', async () => {
  const loader = loaderWith();
  const seen: unknown[] = [];
  const stop = loader.subscribe(() => seen.push(loader.state('mailbox')));
  await loader.load('mailbox');
  stop();
  expect(seen).toEqual(['loading', 'ready']);
});

test('entry, code, styles and words of a page are fetched side by side', async () => {
  const fetched: string[] = [];
  const loader = loaderWith({ preload: (url, integrity) => fetched.push(`${url} ${integrity}`) });
  loader.prepare('mailbox', 'pages/list', 'cy');
  await Promise.resolve();
  expect(fetched).toEqual(
    ['entry.js', 'feature.js', 'page.js', 'page.css', 'cy.js'].map(
      (name) => `/releases/mailbox/1.0.0-aa/${name} sha384-${name}`,
    ),
  );
});

test('with its list at hand a page is fetched without asking for it again', async () => {
  const fetched: string[] = [];
  let asked = 0;
  const loader = loaderWith({
    preload: (url) => fetched.push(url),
    listFiles: async () => {
      asked += 1;
      return aFileList();
    },
  });
  loader.prepare('mailbox', 'list');
  await Promise.resolve();
  expect([asked, fetched]).toEqual([1, []]);
  loader.prepare('mailbox', 'pages/list', 'cy');
  await Promise.resolve();
  expect([asked, fetched.length]).toEqual([1, 5]);
});
