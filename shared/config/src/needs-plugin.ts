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
const firstWords = /(?<!\/shell\/src\/[\w-]+|\/shared\/parts\/src)\/words\/(\w+)\.json$/;

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

/** Tells the release which files are behind each chunk that has a name, and behind each language. */
export class NamedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: 5000 }, () => {
        const groups = [...compilation.namedChunkGroups].map(([chunk, group]) => [
          chunk,
          filesOf(group.chunks),
        ]);
        const chunks = { ...(Object.fromEntries(groups) as object), ...wordsOf(compilation) };
        compilation.emitAsset(needsFile, new compiler.webpack.sources.RawSource(JSON.stringify(chunks)));
      });
    });
  }
}

export const readNamedChunks = (folder: string): Record<string, string[]> =>
  JSON.parse(readFileSync(join(folder, needsFile), 'utf8')) as Record<string, string[]>;

export function readNeeds(folder: string): Needs {
  const file = join(folder, needsFile);
  if (!existsSync(file)) throw new Error(`${file} is missing: the build did not finish.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Needs;
}
