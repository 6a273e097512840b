import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Compiler, Module, NormalModule } from 'webpack';

const name = 'NeedsPlugin';
/** Written beside the bundle for the release, and not part of it. */
const needsFile = 'needs.json';

export type Needs = {
  /** Files of the exposed module itself. */
  readonly feature: string[];
  /** What an `import()` in feature.ts fetches, by the text between its brackets. */
  readonly imports: Record<string, string[]>;
  /** The file of each language. */
  readonly words: Record<string, string>;
  /** The same for the words of cards; empty where they are not apart. */
  readonly cardWords: Record<string, string>;
  /** The same for the words that only some pages bring. */
  readonly pageWords: Record<string, string>;
};

const resourceOf = (module: Module): string => (module as NormalModule).resource ?? '';
const runs = (file: string): boolean => /\.(js|css)$/.test(file);
const filesOf = (chunks: Iterable<Chunk>): string[] =>
  [...new Set([...chunks].flatMap((chunk) => [...chunk.files].filter(runs)))].toSorted();

function needsOf(compilation: Compilation, featureFile: string, container: string): Needs {
  const { chunkGraph } = compilation;
  const modules = [...compilation.modules];
  const entryChunk = compilation.namedChunks.get(container);
  const imports: Record<string, string[]> = {};
  const source = dirname(featureFile);
  const words: Record<string, Record<string, string>> = {
    [join(source, 'words')]: {},
    [join(source, 'card-words')]: {},
    [join(source, 'page-words')]: {},
  };
  let own: string[] = [];
  for (const module of modules) {
    const resource = resourceOf(module);
    if (
      resource === featureFile ||
      ('rootModule' in module &&
        resourceOf((module as unknown as { rootModule: Module }).rootModule) === featureFile)
    ) {
      own = filesOf([...chunkGraph.getModuleChunksIterable(module)].filter((chunk) => chunk !== entryChunk));
      for (const block of module.blocks) {
        const request = (block.dependencies[0] as { request?: string } | undefined)?.request;
        const group: ChunkGroup | null | undefined = chunkGraph.getBlockChunkGroup(block);
        if (request && group) imports[request] = filesOf(group.chunks).filter((file) => !own.includes(file));
      }
    }
    const filesByLanguage = words[dirname(resource)];
    if (filesByLanguage) {
      const [file] = filesOf(chunkGraph.getModuleChunksIterable(module)).filter((each) =>
        each.endsWith('.js'),
      );
      if (file) filesByLanguage[basename(resource, '.json')] = file;
    }
  }
  const [of = {}, ofCards = {}, ofPages = {}] = Object.values(words);
  return { feature: own, imports, words: of, cardWords: ofCards, pageWords: ofPages };
}

/** Tells the release which files belong to which page, so that the shell fetches them side by side. */
export class NeedsPlugin {
  readonly #featureFile: string;
  readonly #container: string;

  constructor(featureFile: string, container: string) {
    this.#featureFile = featureFile;
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: 5000 }, () => {
        const needs = needsOf(compilation, this.#featureFile, this.#container);
        compilation.emitAsset(
          needsFile,
          new compiler.webpack.sources.RawSource(JSON.stringify(needs, null, 1)),
        );
      });
    });
  }
}

/** Words that are there from the first screen; those of a later page of the shell and of parts come with the page. */
const firstWords = /(?<!\/shell\/src\/(?:runtime|screens)\/[\w-]+|\/shared\/parts\/src)\/words\/(\w+)\.json$/;

/** Of which language a module holds the first words. */
export const wordsLanguage = (module: Module): string | undefined => firstWords.exec(resourceOf(module))?.[1];

/** The files of each language, whichever package they are of. */
function wordsOf({ modules, chunkGraph }: Compilation): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const module of modules) {
    const language = wordsLanguage(module);
    if (!language) continue;
    const files = filesOf(chunkGraph.getModuleChunksIterable(module));
    words[`words-${language}`] = [...new Set([...(words[`words-${language}`] ?? []), ...files])];
  }
  return words;
}

/** The one chunk that opens the later pages: what only it leads to has its hashes in the list of files. */
const laterPages = 'later-pages';

/** What can be fetched before a later page is opened. */
function firstFiles({ entrypoints }: Compilation): string[] {
  const reached = new Set<ChunkGroup>();
  const reach = (group: ChunkGroup): void => {
    if (reached.has(group)) return;
    reached.add(group);
    if (group.name === laterPages) return;
    for (const child of group.childrenIterable) reach(child);
  };
  for (const entry of entrypoints.values()) reach(entry);
  return filesOf([...reached].flatMap(({ chunks }) => chunks));
}

export type ShellNeeds = {
  /** The files behind each of the first chunks that has a name, and behind each language. */
  readonly chunks: Readonly<Record<string, string[]>>;
  /** The files that do not only belong to later pages. */
  readonly first: readonly string[];
};

/** Tells the release what its shell fetches when. */
export class NamedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: 5000 }, () => {
        const first = firstFiles(compilation);
        // Words are named by their language below; webpack makes each file of them a name of its own.
        const named = [...compilation.namedChunkGroups]
          .map(([chunk, group]) => [chunk, filesOf(group.chunks)] as const)
          .filter(
            ([chunk, files]) => !chunk.endsWith('-json') && files.every((file) => first.includes(file)),
          );
        const needs: ShellNeeds = {
          chunks: { ...Object.fromEntries(named), ...wordsOf(compilation) },
          first,
        };
        compilation.emitAsset(needsFile, new compiler.webpack.sources.RawSource(JSON.stringify(needs)));
      });
    });
  }
}

export const readShellNeeds = (folder: string): ShellNeeds =>
  JSON.parse(readFileSync(join(folder, needsFile), 'utf8')) as ShellNeeds;

export function readNeeds(folder: string): Needs {
  const file = join(folder, needsFile);
  if (!existsSync(file)) throw new Error(`${file} is missing: the build did not finish.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Needs;
}
