import { dirname, relative } from 'node:path';
import type { ChunkGroup, Compilation, Compiler, Module, NormalModule } from 'webpack';
import webpack from 'webpack';
import { featureFile } from './static-loader.ts';

const name = 'PageChunksPlugin';
const listed = 'needs.json';
/** By feature: the text between the brackets of `import()` behind each page. */
export type Pages = Readonly<Record<string, Readonly<Record<string, string>>>>;

const resourceOf = (module: Module): string => {
  const { rootModule } = module as { rootModule?: Module };
  return ((rootModule ?? module) as NormalModule).resource ?? '';
};
const filesOf = ({ chunks }: ChunkGroup): string[] =>
  [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => /\.(js|css)$/.test(file));

function pageChunks({ modules, chunkGraph, namedChunkGroups, namedChunks }: Compilation, pages: Pages) {
  const chunks: Record<string, string[]> = {};
  for (const [feature, imports] of Object.entries(pages)) {
    for (const module of modules) {
      if (resourceOf(module) !== featureFile(feature)) continue;
      for (const block of module.blocks) {
        const { request } = block.dependencies[0] as { request?: string };
        const [key] = Object.entries(imports).find(([, asked]) => asked === request) ?? [];
        const group = chunkGraph.getBlockChunkGroup(block);
        if (key?.startsWith('pages/') && group) chunks[`${feature}/${key}`] = filesOf(group);
      }
    }
  }
  for (const [chunk, group] of namedChunkGroups)
    if (chunk.includes('/words-')) chunks[chunk] = filesOf(group);
  // With the shell's words only those of the shell are fetched.
  for (const [chunk, { files }] of namedChunks) if (chunk.startsWith('words-')) chunks[chunk] = [...files];
  return chunks;
}

/** Adds the files of each feature's pages and words to those that the starter can fetch ahead by a name. */
export class PageChunksPlugin {
  readonly #pages: Pages;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: 6000 }, () => {
        const known = JSON.parse(compilation.getAsset(listed)?.source.source().toString() ?? '{}') as object;
        const all = { ...known, ...pageChunks(compilation, this.#pages) };
        compilation.updateAsset(listed, new webpack.sources.RawSource(JSON.stringify(all)));
      });
    });
  }
}

/** Words of features have a file of their own for each, as in the federated product, beside those of the shell. */
export const isShellWords = (module: Module): boolean =>
  /^(?:shell|shared\/(?!parts))/.test(relative(dirname(dirname(import.meta.dirname)), resourceOf(module)));
