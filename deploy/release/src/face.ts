import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api, faceShape, languages } from '@callboard/contract';
import type { AnyEndpoint, Face, FeatureRelease } from '@callboard/contract';
import type { FaceSource } from '@callboard/feature';
import { iconNodes } from './icon.ts';

/** The face as it is written, and which `import()` stands behind each key. */
export type ReadFace = {
  readonly face: FaceSource;
  /** `pages/<key>` and `cards/<key>` to the text between the brackets of `import()`. */
  readonly imports: Readonly<Record<string, string>>;
};

/** Runs the public face in a process of its own, in which it is nothing but data. */
export async function readFace(folder: string): Promise<ReadFace> {
  const reader = join(import.meta.dirname, 'read-face.ts');
  const args = ['--conditions=callboard-face', '--no-warnings', reader, join(folder, 'src/feature.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 24 });
  return JSON.parse(stdout) as ReadFace;
}

const endpoints: readonly AnyEndpoint[] = Object.values(api).flatMap((area) => Object.values(area));
const listKeys = ['items', 'total', 'page', 'limit'];
/** A list that tells more than its rows is one all the same. */
const isListOf = ({ answer }: AnyEndpoint): boolean =>
  typeof answer === 'object' && 'shape' in answer && listKeys.every((key) => key in (answer.shape as object));

/** A badge shows nothing when it is refused, so a wrong address would never be seen. */
function checkBadge(feature: string, at: string): void {
  const [path, search] = at.split('?');
  const list = endpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path);
  if (!list || !isListOf(list))
    throw new Error(`${feature}: the badge asks ${path}, which is no list of the API.`);
  const query = Object.fromEntries(new URLSearchParams(search));
  if (list.query?.safeParse(query).success === false) {
    throw new Error(`${feature}: the badge asks ${path} with a query that it does not take.`);
  }
}

/** Puts the drawings of icons in, and checks the whole. */
export async function finishedFace({ face }: ReadFace): Promise<Face> {
  const pages = await Promise.all(
    Object.entries(face.pages).map(async ([key, page]) => {
      if (!page.menu) return [key, page] as const;
      if (page.menu.badge) checkBadge(face.id, page.menu.badge.at);
      return [key, { ...page, menu: { ...page.menu, icon: await iconNodes(page.menu.icon) } }] as const;
    }),
  );
  return faceShape.parse({ ...face, pages: Object.fromEntries(pages) });
}

const lookUp = (words: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);

/** Titles and menu labels in every language; one that is missing stops the release. */
export function labelsOf(folder: string, { face }: ReadFace): FeatureRelease['labels'] {
  const keys = new Set(Object.values(face.pages).flatMap(({ title, menu }) => [title, menu?.label ?? title]));
  const inLanguage = (language: string): Record<string, string> => {
    const words = ['src/words', 'src/card-words']
      .map((part) => join(folder, part, `${language}.json`))
      .filter((file) => existsSync(file))
      .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
    return Object.fromEntries(
      [...keys].map((key) => {
        const text = words.map((part) => lookUp(part, key)).find((found) => found !== undefined);
        if (typeof text !== 'string')
          throw new Error(`${face.id}: its words in ${language} have no "${key}".`);
        return [key, text];
      }),
    );
  };
  return Object.fromEntries(
    languages.map((language) => [language, inLanguage(language)]),
  ) as FeatureRelease['labels'];
}
