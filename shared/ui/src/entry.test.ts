import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkWords } from '@callboard/testing/words';

/** What comes with the first screen, followed from file to file; `import()` is what comes later. */
function staticImports(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return seen;
  const source = readFileSync(file, 'utf8');
  for (const [, typeOnly, from = ''] of source.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^;'"]*?from\s+)?'([^']+)'/gm,
  ))
    if (!typeOnly) staticImports(from.startsWith('.') ? join(dirname(file), from) : from, seen);
  return seen;
}

test('the entry brings nothing heavy along', () => {
  const all = [...staticImports(join(__dirname, 'index.ts'))];
  expect(all.filter((name) => !name.startsWith('/') && !name.startsWith('react/')).sort()).toEqual([
    '@callboard/i18n',
    'lucide-react',
    'react',
  ]);
  expect(all.length).toBeGreaterThan(50);
});

test('files found in views are followed as well', () => {
  expect([...staticImports(join(__dirname, 'overlay/dialog-view.tsx'))]).toContain(
    'react-aria-components/Dialog',
  );
});

checkWords(join(__dirname, 'words'));
