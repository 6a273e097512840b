import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ReachedFiles } from './reached-files.ts';

/** What every test is run with. */
const around =
  /^(jest\.config\.ts|package\.json|pnpm-lock\.yaml|shared\/(testing|config)\/src\/(?!repository\/))/;
/** Tests of the server and the edge read the migrations, the demo and each other's files, all from these folders. */
const ofServer = { tests: /^deploy\/(server|edge)\//, files: /^(deploy|shared)\// };
/** Says how the machine does, or what a run does with itself, and not what a test sees. */
const ofRun = /^CALLBOARD_(PATIENCE|SLOWER|CHROMIUM|FRESH|TEST_RUN|STORIES|TRACE|ALL_|KEEP_)/;

const digest = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** A digest of everything that the result of a test file can depend on. */
export function contentOfTests(root: string): (test: string) => string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .toSorted();
  const known = new Map<string, string>();
  const contentOf = (file: string) => {
    const content = known.get(file) ?? `${file} ${digest([readFileSync(join(root, file), 'base64')])}`;
    known.set(file, content);
    return content;
  };
  const reached = new ReachedFiles(
    root,
    globSync('{shared,deploy}/*/package.json', { cwd: root }).map(dirname),
  );
  const settings = Object.entries(process.env).filter(
    ([name]) => name === 'TZ' || (name.startsWith('CALLBOARD_') && !ofRun.test(name)),
  );
  const common = digest([
    process.version,
    process.platform,
    process.arch,
    ...settings.map(([name, value]) => `${name}=${value}`).toSorted(),
    ...files.filter((file) => around.test(file)).map(contentOf),
  ]);
  const trees = new Map<RegExp, string>();
  const treeOf = (pattern: RegExp) => {
    const tree = trees.get(pattern) ?? digest(files.filter((file) => pattern.test(file)).map(contentOf));
    trees.set(pattern, tree);
    return tree;
  };
  return (test) => {
    if (ofServer.tests.test(test)) return digest([common, test, treeOf(ofServer.files)]);
    const { files: imported, readsMore } = reached.from(test);
    const contents = [...imported].toSorted().map(contentOf);
    return digest([common, ...contents, ...(readsMore ? [treeOf(everything)] : [])]);
  };
}

const everything = /^/;
