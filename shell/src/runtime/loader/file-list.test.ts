import { createHash, webcrypto } from 'node:crypto';
import { canonical } from '@callboard/contract';
import { aFileList, aRelease } from './a-release.ts';
import { fetchFileList } from './file-list.ts';
import { listLaterFiles } from './later-files.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const list = aFileList();
const hash = createHash('sha384').update(canonical(list)).digest('base64');
const release = aRelease('mailbox', { files: `sha384-${hash}` });
const other = aFileList({ entry: 'evil.js' });

const asked: string[] = [];
function answers(...bodies: unknown[]) {
  asked.length = 0;
  const left = [...bodies];
  const fetched = async (url: string, { cache }: RequestInit) => {
    asked.push(`${url} ${cache}`);
    return new Response(left.shift() as string, { status: 200 });
  };
  Object.assign(globalThis, { fetch: fetched });
}
class Response {
  readonly ok: boolean;
  private readonly body: string;
  constructor(body: string, { status }: { status: number }) {
    this.body = body;
    this.ok = status === 200;
  }
  json = async () => JSON.parse(this.body) as unknown;
}
const url = '/releases/mailbox/1.0.0-aa/files.json';

test('the one that came with the lineup is taken without asking, once it is proven', async () => {
  answers();
  await expect(fetchFileList(release, list)).resolves.toEqual(list);
  expect(asked).toEqual([]);
});

test.each([
  ['none came', undefined],
  ['another one came', other],
  ['nonsense came', { files: 3 }],
])('%s with the lineup: its own file is asked for', async (_, given) => {
  answers(JSON.stringify(list));
  await expect(fetchFileList(release, given)).resolves.toEqual(list);
  expect(asked).toEqual([`${url} default`]);
});

test.each([
  ['is another one', JSON.stringify(other)],
  ['is no list', '<!doctype html>'],
])('what %s in a cache on the way is asked for past it, and never used', async (_, kept) => {
  answers(kept, JSON.stringify(list));
  await expect(fetchFileList(release, undefined)).resolves.toEqual(list);
  expect(asked).toEqual([`${url} default`, `${url} reload`]);
  answers(kept, kept);
  await expect(fetchFileList(release, undefined)).rejects.toMatchObject({ name: 'ScriptError', url });
});

test('the files of later pages become known once, and only as the document means them', async () => {
  const base = '/releases/shell/1.0.0-aa/';
  const later = { files: { 'help.js': 'sha384-help' } };
  const listed: unknown[] = [];
  const meant = `sha384-${createHash('sha384').update(canonical(later)).digest('base64')}`;
  Object.assign(globalThis, {
    __callboard: {
      data: { shell: { base, list: meant } },
      list: (...given: unknown[]) => listed.push(given),
    },
  });
  const wrong = JSON.stringify({ files: { 'help.js': 'sha384-evil' } });
  answers();
  const { data } = globalThis.__callboard;
  const { list: _, ...older } = data.shell;
  Object.assign(data, { shell: older });
  await listLaterFiles();
  expect(asked).toEqual([]);
  Object.assign(data, { shell: { ...older, list: meant } });
  answers(wrong, wrong);
  await expect(listLaterFiles()).rejects.toMatchObject({ name: 'ScriptError', url: `${base}files.json` });
  expect(listed).toEqual([]);
  answers(JSON.stringify(later));
  await Promise.all([listLaterFiles(), listLaterFiles()]);
  await listLaterFiles();
  expect(listed).toEqual([[base, later.files]]);
  expect(asked).toEqual([`${base}files.json default`]);
});
