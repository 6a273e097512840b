import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aReleasesFolder } from './releases/a-releases-folder.ts';
import { edge } from './edge.ts';
import { nobody } from './frame.ts';
import type { DocumentTenant } from './frame.ts';

let app: FastifyInstance;
let answers: () => Promise<DocumentTenant | null>;
beforeEach(async () => {
  app = fastify();
  await app.register(edge, { releases: aReleasesFolder([]), tenantOf: () => answers() });
});
afterEach(() => app.close());

const nordlicht: DocumentTenant = { ...nobody, title: 'Nordlicht Crew' };
const titleAt = async (host: string) => {
  const { body } = await app.inject({ url: '/login', headers: { accept: 'text/html', host } });
  return /<title>(.*)<\/title>/.exec(body)?.[1];
};

test.each([
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['is away', () => Promise.reject(new Error('No connection'))],
])('while the database %s a document shows its tenant as last seen, or the product', async (_, broken) => {
  answers = async () => nordlicht;
  expect(await titleAt('north.example')).toBe('Nordlicht Crew');
  answers = broken;
  expect(await titleAt('north.example')).toBe('Nordlicht Crew');
  expect(await titleAt('south.example')).toBe('Callboard');
});

const pageAt = (host: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/login', headers: { accept: 'text/html', host, ...headers } });

test('a host that is no tenant, or none any more, says so in plain words, with what to do', async () => {
  answers = async () => nordlicht;
  await titleAt('north.example');
  answers = async () => null;
  const { statusCode, headers, body } = await pageAt('north.example');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body).toContain('<h1>There is no one at this address</h1>');
  expect(body).toContain('pnpm tenant list');
  expect(body).not.toContain('<script');
});

test.each([
  ['de-AT,de;q=0.9', 'de-AT', 'niemand'],
  ['pt, fr;q=0.5', 'fr', 'personne'],
  ['pt', 'en', 'no one'],
])('with %s it says so in %s', async (accepted, language, said) => {
  answers = async () => null;
  const { headers, body } = await pageAt('east.example', { 'accept-language': accepted });
  expect(headers['content-language']).toBe(language);
  expect(body).toContain(said);
});

test('a file that is made for every host is still the document', async () => {
  answers = async () => null;
  expect((await pageAt('-', { 'callboard-frame': 'page' })).statusCode).toBe(200);
});
