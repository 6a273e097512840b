import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aReleasesFolder } from './a-releases-folder.ts';
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

test('a host that is no tenant any more shows the product', async () => {
  answers = async () => nordlicht;
  await titleAt('north.example');
  answers = async () => null;
  expect(await titleAt('north.example')).toBe('Callboard');
});
