import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export type Reached = {
  /** Paths from the root, the file itself among them. */
  readonly files: ReadonlySet<string>;
  /** It reads files as well, or imports what only a running program knows. */
  readonly readsMore: boolean;
};
type Imports = { readonly files: readonly string[]; readonly readsMore: boolean };

const comments = String.raw`(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)*\s*`;
const named = new RegExp(
  String.raw`\b(?:from|import|require|mock|requireActual|URL)\b\s*(?:<[^>()]*>)?\(?${comments}(['"\x60])([^'"\x60\n]+)\1`,
  'g',
);
const unnamed = new RegExp(String.raw`\b(?:import|require)\(${comments}[^\s'"\x60/)]`);
/** Such as the language in the name of a file of words. */
const anything = /\$\{[^}]*\}/;
const readers = /^(node:)?(fs|fs\/promises|child_process|module|vm)$/;
/** The worker that imports what a page hands to it. */
const handed = /\/script-worker\.ts$/;
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
const code = /\.[mc]?[jt]sx?$/;

/** What the files of a repository import, each read once. */
export class ReachedFiles {
  readonly #root: string;
  readonly #packages: ReadonlyMap<string, readonly string[]>;
  /** What packages call folders of their own, such as `#platform/`. */
  readonly #own: readonly OwnFolder[];
  readonly #imports = new Map<string, Imports>();

  /** `folders` are those of the repository's own packages. */
  constructor(root: string, folders: readonly string[]) {
    this.#root = root;
    this.#packages = new Map(folders.flatMap((folder) => entriesOf(root, folder)));
    this.#own = folders.flatMap((folder) => ownFolders(root, folder));
  }

  /** All that a file imports, and what that imports. Too much rather than too little: it goes by the text. */
  from(file: string): Reached {
    const files = new Set([file]);
    let readsMore = false;
    for (const each of files) {
      const imports = this.#importsOf(each);
      readsMore ||= imports.readsMore;
      for (const next of imports.files) files.add(next);
    }
    return { files, readsMore };
  }

  #importsOf(file: string): Imports {
    const known = this.#imports.get(file);
    if (known) return known;
    const found = code.test(file) ? this.#read(file) : { files: [], readsMore: false };
    this.#imports.set(file, found);
    return found;
  }

  #read(file: string): Imports {
    const text = readFileSync(join(this.#root, file), 'utf8');
    const names = [...text.matchAll(named)].map(([, , name = '']) => name);
    const targets = names.map((name) => this.#resolve(file, name));
    return {
      files: targets.flatMap((target) => target ?? []),
      readsMore:
        (unnamed.test(text) && !handed.test(file)) ||
        names.some((name) => readers.test(name)) ||
        targets.includes(null),
    };
  }

  /** Null if nothing is there; none for what comes with the lock file or with Node. */
  #resolve(file: string, name: string): readonly string[] | null {
    const own = this.#own.find((one) => file.startsWith(one.of) && name.startsWith(one.name));
    if (!own && !name.startsWith('.')) return this.#packages.get(name) ?? [];
    const path = own ? join(own.folder, name.slice(own.name.length)) : join(dirname(file), name);
    if (anything.test(name)) return globSync(path.replace(anything, '*'), { cwd: this.#root });
    const ending = endings.find((one) => isFile(join(this.#root, path + one)));
    return ending === undefined ? null : [path + ending];
  }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

type Manifest = {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Record<string, string>>>;
  readonly imports?: Readonly<Record<string, string>>;
};
const manifestOf = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

type OwnFolder = { readonly of: string; readonly name: string; readonly folder: string };
const ownFolders = (root: string, folder: string): OwnFolder[] =>
  Object.entries(manifestOf(root, folder).imports ?? {}).map(([name, target]) => ({
    of: `${folder}/`,
    name: name.replace(/\*$/, ''),
    folder: join(folder, target.replace(/\*$/, '')),
  }));

/** What a package offers by name; a name that means one of several files, by who asks, means all of them. */
function entriesOf(root: string, folder: string): [string, readonly string[]][] {
  const { name, exports = {} } = manifestOf(root, folder);
  return Object.entries(exports).map(([entry, target]) => [
    join(name, entry),
    (typeof target === 'string' ? [target] : Object.values(target)).map((one) =>
      relative(root, join(root, folder, one)),
    ),
  ]);
}
