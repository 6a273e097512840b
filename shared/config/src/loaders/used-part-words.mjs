import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const statement = /^(?:import|export) \{([^}]*)\} from '([^']+)';/gm;
/** What comes later: a sheet that is opened by a button. */
const later = /\bimport\('(\.{1,2}\/[^']+\.tsx?)'\)/g;

/** Names that are more than types, each with the file that it comes from. */
const valuesFrom = (text, from) =>
  [...text.matchAll(statement)].flatMap(([, names, file]) =>
    from.test(file)
      ? names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => [name, file])
      : [],
  );

/** The folders of parts that say something and that a feature is made of, whatever part it is that needs them. */
export function speakingParts(feature, parts) {
  const read = (file) => readFileSync(file, 'utf8');
  const exported = new Map(valuesFrom(read(join(parts, 'index.ts')), /^\.\//));
  const known = new Set();
  const add = (file) => {
    if (known.has(file)) return;
    known.add(file);
    const text = read(file);
    const files = valuesFrom(text, /^\.{1,2}\/.*\.tsx?$/).map(([, from]) => from);
    for (const from of [...files, ...[...text.matchAll(later)].map(([, from]) => from)])
      add(join(dirname(file), from));
  };
  for (const file of globSync('**/*.{ts,tsx}', { cwd: feature })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const [name] of valuesFrom(read(join(feature, file)), /^@callboard\/parts$/)) {
      add(join(parts, exported.get(name)));
    }
  }
  const speaking = [...known].filter((file) => /\busePartWords\(\)(?!:)/.test(read(file)));
  return new Set(speaking.map((file) => file.slice(parts.length + 1).split('/')[0]));
}

/** Words of parts that a feature does not use stay out of its build: what it is made of is seen from its imports. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function usedPartWords(source) {
  // It changes with the sources of the feature, which webpack does not know of here.
  this.cacheable(false);
  const used = speakingParts(this.getOptions().feature, dirname(dirname(this.resourcePath)));
  return JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(source)).filter(([part]) => used.has(part))),
  );
}
