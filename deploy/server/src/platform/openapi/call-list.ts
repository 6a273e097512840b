import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { namedCalls } from './named-calls.ts';

const nameless = (call: string) => call.replaceAll(/\{[^}]+\}/g, '{}');

/** Which endpoint answers which named call, and what was added to them, as tables for the README. */
function callList(): string {
  const all = Object.entries(api).flatMap(([area, verbs]) =>
    Object.entries(verbs as Record<string, AnyEndpoint>).map(([verb, endpoint]) => ({
      name: `${area}.${verb}`,
      call: `${endpoint.method} ${endpoint.path}`,
      endpoint,
    })),
  );
  const byCall = new Map(all.map((one) => [nameless(one.call), one]));
  const named = Object.entries(namedCalls).flatMap(([section, calls]) => [
    `### ${section}`,
    '',
    '| call | endpoint |',
    '|---|---|',
    ...calls.map((call) => {
      const found = byCall.get(nameless(call));
      return `| \`${found?.call ?? call}\` | \`${found?.name ?? 'missing'}\` |`;
    }),
    '',
  ]);
  const listed = new Set(Object.values(namedCalls).flat().map(nameless));
  const added = all.filter(({ call }) => !listed.has(nameless(call)));
  return [
    ...named,
    '### Additions',
    '',
    '| call | endpoint | what it does |',
    '|---|---|---|',
    ...added.map(({ call, name, endpoint }) => `| \`${call}\` | \`${name}\` | ${endpoint.about} |`),
    '',
  ].join('\n');
}

export const readmeText = join(import.meta.dirname, '../../../../../shared/contract/README.md');
const mark = '<!-- calls -->';

/** The contract's README with the list as it is now. */
export async function readmeWithCalls(): Promise<string> {
  const [head = ''] = (await readFile(readmeText, 'utf8')).split(mark);
  return `${head}${mark}\n\n${callList()}`;
}
