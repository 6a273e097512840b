import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { root, trackedFiles } from './root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = () => trackedFiles('*.ts', '*.tsx', '*.mjs').filter((path) => !path.includes('/generated/'));

describe('remotes', () => {
  test.each(['webpack.config.ts', 'tsconfig.json'])('%s is the same line in every remote', (name) => {
    const files = trackedFiles(`remotes/*/${name}`);
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(files.map(read)).size).toBe(1);
    const lines = read(files[0] ?? '')
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('import'));
    expect(lines.length).toBeLessThanOrEqual(3);
  });

  test('what is made of parts brings their words', () => {
    for (const file of trackedFiles('remotes/*/package.json')) {
      if (!read(file).includes('"@callboard/parts"')) continue;
      const words =
        /words: \(language\) =>\s*withPartWords\(language, import\(\/\* webpackChunkName: "words-\[request\]" \*\//;
      expect(read(file.replace('package.json', 'src/feature.ts'))).toMatch(words);
    }
  });

  test('each has a README of at most 40 lines and one public face', () => {
    const remotes = new Set(trackedFiles('remotes').map((path) => path.split('/')[1] ?? ''));
    for (const remote of remotes) {
      expect(read(`remotes/${remote}/README.md`).trim().split('\n').length).toBeLessThanOrEqual(40);
      expect(trackedFiles(`remotes/${remote}/src/feature.ts`)).toHaveLength(1);
    }
  });
});

test('style files of one build have names of their own: their classes are called by them', () => {
  const remotes = Map.groupBy(trackedFiles('remotes/**/*.module.css'), (path) => path.split('/')[1]);
  // What is made of parts has their styles in its own build.
  const ofParts = trackedFiles('shared/parts/**/*.module.css');
  const ofRemotes = [...remotes.values()].map((paths) => [...paths, ...ofParts]);
  const ofShell = [...trackedFiles('shell/**/*.module.css', 'shared/ui/**/*.module.css'), ...ofParts];
  for (const paths of [ofShell, ...ofRemotes]) {
    expect(paths.length).toBeGreaterThan(0);
    const names = paths.map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

describe('versions', () => {
  test('stand once, in the catalog', () => {
    for (const path of trackedFiles('package.json', '*/package.json')) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path)) as Record<
        string,
        Record<string, string>
      >;
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect([path, name, version]).toEqual([
          path,
          name,
          name.startsWith('@callboard/') ? 'workspace:*' : 'catalog:',
        ]);
      }
    }
  });
});

/** What tests and the compiler need; `@callboard/testing` is made of it. */
const testTool =
  /^(@types\/.+|@testing-library\/.+|@callboard\/testing|fake-indexeddb|fast-check|.+-validator|@stackforge-eu\/factur-x)$/;

test('a production install has no tools of tests', () => {
  const others = trackedFiles('*/package.json').filter((path) => !/^(e2e|shared\/testing)\//.test(path));
  const shipped = others.flatMap((path) => {
    const { dependencies = {} } = JSON.parse(read(path)) as { dependencies?: object };
    return Object.keys(dependencies).flatMap((name) => (testTool.test(name) ? [`${path}: ${name}`] : []));
  });
  expect(shipped).toEqual([]);
});

describe('files', () => {
  const suffixes =
    /^[a-z0-9]+(-[a-z0-9]+)*(\.(queries|contract|routes|db|tables|policy|public|job|sweep|shapes|test|spec|fixture|driver|config|module|d|words))?$/;

  test('are named in kebab-case with a known suffix', () => {
    const odd = sources().filter(
      (path) =>
        !suffixes.test(basename(path, extname(path))) &&
        !/^\d{3}-/.test(basename(path)) &&
        !basename(path).startsWith('.'),
    );
    expect(odd).toEqual([]);
  });

  test('no path is a dumping ground', () => {
    expect(sources().filter((path) => /(^|\/)(utils?|helpers?|common|misc)([./]|$)/.test(path))).toEqual([]);
  });

  test('index.ts is a shared package’s or a runner’s entry only', () => {
    const entries = /^(shared|deploy)\/[a-z0-9-]+\/src\/index\.ts$/;
    expect(trackedFiles('*index.ts', '*index.tsx').filter((path) => !entries.test(path))).toEqual([]);
  });

  test('export * stands nowhere', () => {
    expect(sources().filter((path) => /^export \* from/m.test(read(path)))).toEqual([]);
  });

  test('are short: nine of ten within 120 lines; lint holds 300 for a file and 80 for a function', () => {
    const lengths = sources()
      .filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
      .map((path) => read(path).split('\n').length)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(120);
  });
});

describe('words', () => {
  const languages = ['cy', 'de', 'deAt', 'en', 'es', 'fr', 'nl'];
  const folders = [...new Set(trackedFiles('*/words/*.json').map((path) => dirname(path)))];
  /** Dotted keys; the plural forms of a language are its own matter. */
  const keysIn = (tree: object, before = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? keysIn(value as object, `${before}${key}.`)
        : [`${before}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')],
    );

  test('there are folders of words to check', () => expect(folders.length).toBeGreaterThan(4));

  test.each(folders)('%s speaks all seven languages with the same keys', (folder) => {
    const found = trackedFiles(`${folder}/*.json`).map((path) => basename(path, '.json'));
    expect(found.sort()).toEqual(languages);
    const keys = (language: string) =>
      [...new Set(keysIn(JSON.parse(read(`${folder}/${language}.json`)) as object))].sort();
    for (const language of languages) expect([language, keys(language)]).toEqual([language, keys('en')]);
  });
});

describe('words and places that nobody else may see', () => {
  test('no file names a machine, a registry host or the papers the product was planned with', () => {
    const patterns = [
      // An absolute path; a folder of that name inside the project is something else.
      '(?<![\\w.-])/work/',
      '\\.\\./shared/(spec|design)',
      'spec\\.md',
      'registry\\.npmjs',
      '/root/',
      'look-(light|dark)\\.png',
    ];
    const forbidden = new RegExp(patterns.join('|'));
    const self = 'shared/config/src/repository/repository.test.ts';
    const text = trackedFiles().filter((path) =>
      /\.(tsx?|mjs|json|ya?ml|md|css|html|conf)$|\.ci\/run$/.test(path),
    );
    expect(text.filter((path) => path !== self && forbidden.test(read(path)))).toEqual([]);
  });
});
