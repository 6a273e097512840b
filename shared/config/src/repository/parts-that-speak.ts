import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, trackedFiles } from './root.ts';

const source = 'shared/parts/src';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Names and the file that each comes from, as far as they are more than types. */
function valuesFrom(text: string, from: RegExp): [string, string][] {
  const statements = text.matchAll(/^(?:import|export) \{([^}]*)\} from '([^']+)';/gm);
  return [...statements].flatMap(([, names = '', file = '']) =>
    from.test(file)
      ? names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name): [string, string] => [name, file])
      : [],
  );
}

const exported = new Map(
  valuesFrom(read(`${source}/index.ts`), /^\.\//).map(([name, file]) => [name, join(source, file)]),
);

/** The file and all that it is made of. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from] of valuesFrom(read(file), /^\.{1,2}\/.*\.tsx?$/)) {
    withImports(join(dirname(file), from), known);
  }
  return known;
}

/** The parts whose words a feature needs: of all that it imports, those that say something. */
export function partsThatSpeak(remote: string): string[] {
  const files = trackedFiles(`remotes/${remote}/src/*.ts`, `remotes/${remote}/src/*.tsx`)
    .filter((path) => !/\.test\.tsx?$|\/feature\.ts$/.test(path))
    .flatMap((path) => valuesFrom(read(path), /^@callboard\/parts$/))
    .flatMap(([name]) => [...withImports(exported.get(name) ?? `${source}/index.ts`)]);
  const speaking = files.filter((file) => /\busePartWords\(\)/.test(read(file)));
  return [...new Set(speaking.map((file) => file.split('/')[3] ?? ''))]
    .filter((part) => part !== 'words')
    .toSorted();
}
