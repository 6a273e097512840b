import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@callboard/contract';
import type { FeatureId, FeatureRecord, Language, ShellRecord } from '@callboard/contract';
import { tellReleases } from '../../../tell-releases.ts';
import { listenLive, when } from '../../../tools/testing/server/live.driver.ts';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'callboard-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const server = serverWithPeople({ releases: folder });

const files = { 'main.js': { integrity: 'sha384-AAAA', size: 10 } };
const labels = Object.fromEntries(
  languages.map((language) => [language, { title: `in ${language}` }]),
) as Record<Language, object>;

const feature = (id: FeatureId) =>
  ({
    feature: id,
    version: '1.0.0',
    release: `${id}/1.0.0-aa`,
    base: `/releases/${id}/1.0.0-aa/`,
    container: id,
    entry: 'main.js',
    files,
    needs: {},
    words: {},
    labels: labels as FeatureRecord['labels'],
    shared: {},
    face: { id, contract: 1, bundle: id, pages: {}, cards: {} },
  }) satisfies FeatureRecord;

const shell = {
  version: '1.0.0',
  release: 'shell/1.0.0-aa',
  base: '/releases/shell/1.0.0-aa/',
  document: { boot: 'boot.js', scripts: ['main.js'], styles: [] },
  chunks: {},
  files,
  shared: {},
} satisfies ShellRecord;

function publish(features: Record<string, object>, withheld: string[] = []): void {
  const record = (release: string, content: object) => {
    mkdirSync(join(folder, release), { recursive: true });
    writeFileSync(join(folder, release, 'record.json'), JSON.stringify(content));
  };
  record(shell.release, shell);
  for (const [id, content] of Object.entries(features)) record(`${id}/1.0.0-aa`, content);
  const pointer = {
    shell: shell.release,
    features: Object.fromEntries(Object.keys(features).map((id) => [id, `${id}/1.0.0-aa`])),
    withheld,
  };
  writeFileSync(join(folder, 'current.json'), JSON.stringify(pointer));
}

test('a tenant runs the features of its bundles, and none of the others', async () => {
  publish({ mailbox: feature('mailbox'), finance: feature('finance') });
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenant')
      .set({ bundles: ['mailbox'] })
      .execute(),
  );
  await server.inTenant('south', (db) => db.updateTable('tenant').set({ bundles: [] }).execute());
  const ofNorth = await server.client().get('/lineup');
  expect(ofNorth.body.features.map((one: { feature: string }) => one.feature)).toEqual(['mailbox']);
  expect(ofNorth.body).toMatchObject({ tenant: 'north', shell: { release: shell.release }, withheld: [] });
  const ofSouth = await server.client('south.test').get('/lineup');
  expect(ofSouth.body.features).toEqual([]);
  expect(ofSouth.body.id).not.toBe(ofNorth.body.id);
});

test('what has not changed is not sent again', async () => {
  publish({ mailbox: feature('mailbox') });
  const first = await server.client().get('/lineup');
  const tag = String(first.headers['etag']);
  expect((await server.client().get('/lineup', { headers: { 'if-none-match': tag } })).status).toBe(304);
  publish({ mailbox: feature('mailbox') }, ['mailbox']);
  const next = await server.client().get('/lineup', { headers: { 'if-none-match': tag } });
  expect([next.status, next.body.features, next.body.withheld]).toEqual([200, [], ['mailbox']]);
});

test('labels come in one language: the one that is asked for, as long as the tenant lets people choose', async () => {
  publish({ mailbox: feature('mailbox') });
  const spoken = async (query: string) =>
    (await server.client().get(`/lineup${query}`)).body.labels as { language: string; texts: object };
  const settings = (own: boolean) =>
    server.inTenant('north', (db) =>
      db.updateTable('tenantSetting').set({ defaultLanguage: 'nl', useUserLanguage: own }).execute(),
    );
  await settings(true);
  expect(await spoken('?language=cy')).toEqual({ language: 'cy', texts: { mailbox: { title: 'in cy' } } });
  expect((await spoken('')).language).toBe('nl');
  expect((await spoken('?language=klingon')).language).toBe('nl');
  await settings(false);
  expect((await spoken('?language=cy')).language).toBe('nl');
});

const nothingThere = '{"shell":"nothing-here","features":{},"withheld":[]}';

test('releases that cannot be read leave the lineup before them in force', async () => {
  publish({ mailbox: feature('mailbox') });
  const { body: before } = await server.client().get('/lineup');
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  writeFileSync(join(folder, 'current.json'), nothingThere);
  const { status, body } = await server.client().get('/lineup');
  expect([status, body]).toEqual([200, before]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

describe('a server that starts with releases that cannot be read', () => {
  const broken = mkdtempSync(join(tmpdir(), 'callboard-releases-'));
  writeFileSync(join(broken, 'current.json'), nothingThere);
  afterAll(() => rmSync(broken, { recursive: true }));
  const another = serverWithPeople({ releases: broken });

  test('refuses, and sends no half of a lineup', async () => {
    const { status, body } = await another.client().get('/lineup');
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });
});

test('open pages of every tenant are told at once that something was withheld', async () => {
  publish({ mailbox: feature('mailbox') });
  const { token } = await signIn(server, 'ada');
  const page = await listenLive(server, token);
  await when(() => page.messages().length > 0);
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const stop = tellReleases(folder, server.database, quiet);
  publish({ mailbox: feature('mailbox') }, ['mailbox']);
  await when(() => page.names().length > 0);
  stop();
  expect(page.names()).toEqual(['lineup']);
  page.close();
});

test('an unknown host runs nothing', async () => {
  expect((await server.client('elsewhere.example').get('/lineup')).body.code).toBe('unknown_tenant');
});
