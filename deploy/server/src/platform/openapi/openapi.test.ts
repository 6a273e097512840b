import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { operationList, operationListFile } from './operation-list.ts';

const endpoints = Object.values(api).flatMap((verbs) => Object.values(verbs as Record<string, AnyEndpoint>));

test('the committed list of operations is the one of this contract (pnpm gen)', async () => {
  const list = await readFile(operationListFile, 'utf8');
  expect(list.trim().split('\n').length).toBeGreaterThanOrEqual(endpoints.length);
  expect(list).toBe(operationList());
});

test('an independent validator finds nothing wrong with it', async () => {
  const answer = await new Validator().validate(structuredClone(openApi()));
  expect(answer).toEqual({ valid: true });
});

test('every endpoint is in it, with who may call it', () => {
  const paths = openApi()['paths'] as Record<string, Record<string, { description: string }>>;
  for (const { path, method } of endpoints) {
    expect(paths[path]?.[method.toLowerCase()]?.description).toMatch(/\.$/);
  }
});

test('what a query and a path take is described', () => {
  const paths = openApi()['paths'] as Record<
    string,
    Record<string, { parameters: { name: string; in: string }[] }>
  >;
  const parameters = paths['/emailMessages']?.['get']?.parameters.map((one) => `${one.in} ${one.name}`);
  expect(parameters).toEqual(expect.arrayContaining(['query limit', 'query page', 'query q']));
  expect(paths['/emailMessages/{id}']?.['get']?.parameters[0]).toMatchObject({ name: 'id', in: 'path' });
});

test('a GET that changes state may be sent as POST, unless its path has a POST of its own', () => {
  const paths = openApi()['paths'] as Record<string, Record<string, { operationId: string }>>;
  expect(paths['/documents/{id}/file']?.['post']?.operationId).toBe('documents.uploadDocument');
  expect(paths['/auth/refresh']?.['post']?.operationId).toBe('session.refreshByPost');
  const page = docsPage();
  expect(page).toContain('GET</span> /api/v1/documents/{id}/file');
  expect(page).toContain('GET, POST</span> /api/v1/auth/refresh');
});

describe('served', () => {
  const server = plantedServer({});

  test('the document needs no sign-in and has a tag', async () => {
    const answer = await server.client().get('/openapi.json');
    expect(answer.body.openapi).toBe('3.1.0');
    const again = await server.client().get('/openapi.json', {
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect(again.status).toBe(304);
  });

  test('the readable page names every path and obeys its own policy', async () => {
    const answer = await server.client().get('/docs');
    for (const { path } of endpoints) expect(answer.text).toContain(path);
    const style = /<style>([\s\S]*)<\/style>/.exec(answer.text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(answer.text).not.toMatch(/<script|style="/);
  });
});
