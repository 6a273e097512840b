import { readFile } from 'node:fs/promises';
import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { namedCalls } from './named-calls.ts';
import { readmeText, readmeWithCalls } from './call-list.ts';

const endpoints = Object.values(api).flatMap((verbs) => Object.values(verbs as Record<string, AnyEndpoint>));
/** Whatever a parameter is called, it is the same address. */
const nameless = (call: string) => call.replaceAll(/\{[^}]+\}/g, '{}');
const known = new Map(endpoints.map((one) => [nameless(`${one.method} ${one.path}`), one]));

test.each(Object.entries(namedCalls))('%s: every call is there, and marked as named', (_, calls) => {
  const wrong = calls.filter((call) => known.get(nameless(call))?.source !== 'spec');
  expect(wrong).toEqual([]);
});

test('a method and an address belong to one endpoint', () => {
  expect(known.size).toBe(endpoints.length);
});

test('the list in the README is that of the contract', async () => {
  expect(await readFile(readmeText, 'utf8')).toBe(await readmeWithCalls());
});
