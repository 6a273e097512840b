import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const contract = join(__dirname, '../../contract/src');
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

test('nearly every sentence about an endpoint is left out of what phones load', async () => {
  const { default: withoutAbout } = (await import('./without-about.mjs' as string)) as {
    default: (source: string) => string;
  };
  const sources = files.map((name) => readFileSync(join(contract, name), 'utf8'));
  const carried = sources.map((source) => withoutAbout(source)).join('\n');
  const endpoints: AnyEndpoint[] = Object.values(api).flatMap((area) => Object.values(area));
  const left = endpoints.filter(({ about }) => carried.includes(about));
  expect(endpoints.length).toBeGreaterThan(300);
  expect(left.length).toBeLessThan(60);
});

test('what is no sentence stays', async () => {
  const { default: withoutAbout } = (await import('./without-about.mjs' as string)) as {
    default: (source: string) => string;
  };
  expect(withoutAbout("about: z.string(),\n  about: 'It\\'s one.',\n  path: '/a',")).toBe(
    "about: z.string(),\n  \n  path: '/a',",
  );
});
