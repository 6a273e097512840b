import { faceOf } from '@callboard/feature';
import type { Feature } from '@callboard/feature';

// Run with the condition `callboard-face`; prints the face of the feature whose file is the argument.

const [file = ''] = process.argv.slice(2);
const { default: feature } = (await import(file)) as { default: Feature };

const importIn = (key: string, code: unknown): string => {
  const found = /import\(\s*(?:\/\*.*?\*\/\s*)?(['"])(.+?)\1\s*\)/.exec(String(code));
  if (!found?.[2]) throw new Error(`${feature.id}: ${key} is not written as () => import('…').`);
  return found[2];
};

const imports = Object.fromEntries([
  ...Object.entries(feature.pages).map(([key, { page }]) => [`pages/${key}`, importIn(`pages.${key}`, page)]),
  ...Object.entries(feature.cards ?? {}).map(([key, { card }]) => [
    `cards/${key}`,
    importIn(`cards.${key}`, card),
  ]),
  ...Object.entries(feature.entries ?? {}).flatMap(([kind, { act }]) =>
    act ? [[`entries/${kind}`, importIn(`entries.${kind}`, act)]] : [],
  ),
  ...(feature.ahead ? [['ahead', importIn('ahead', feature.ahead.reads)]] : []),
]);

const withPageWords = Object.entries(feature.pages).flatMap(([key, { page }]) =>
  /\bpageWords\(\)/.test(String(page)) ? [`pages/${key}`] : [],
);

process.stdout.write(JSON.stringify({ face: faceOf(feature), imports, withPageWords }));
