import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api, faceShape, languages } from '@callboard/contract';
import type { AnyEndpoint, Face, FeatureRecord } from '@callboard/contract';
import type { FaceSource } from '@callboard/feature';
import { iconNodes } from './icon.ts';

/** The face as it is written, and which `import()` stands behind each key. */
export type ReadFace = {
  readonly face: FaceSource;
  /** `pages/<key>`, `cards/<key>` and `ahead` to the text between the brackets of `import()`. */
  readonly imports: Readonly<Record<string, string>>;
  /** `pages/<key>` of those that bring the words that others do not need. */
  readonly withPageWords: readonly string[];
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
  const own = new Set(Object.values(face.pages).map(({ at }) => at));
  const entries = await Promise.all(
    Object.entries(face.entries ?? {}).map(async ([kind, entry]) => {
      for (const to of [entry.to, entry.all?.to]) {
        if (to !== undefined && !own.has(to))
          throw new Error(`${face.id}: ${kind} leads to ${to}, which is no page of its own.`);
      }
      return [kind, { ...entry, icon: await iconNodes(entry.icon) }] as const;
    }),
  );
  return faceShape.parse({
    ...face,
    pages: Object.fromEntries(pages),
    ...(face.entries && { entries: Object.fromEntries(entries) }),
  });
}

const lookUp = (words: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);

const plural = /_(?:zero|one|two|few|many|other)$/;
/** The texts of a key: itself, its plural forms, and all of a group. */
function textsAt(words: unknown, key: string): [string, string][] {
  const cut = key.lastIndexOf('.');
  const group = lookUp(words, key.slice(0, cut));
  const name = key.slice(cut + 1);
  return Object.entries((group ?? {}) as object).flatMap(([own, text]: [string, unknown]) => {
    if (own.replace(plural, '') !== name && own !== name) return [];
    if (typeof text === 'string') return [[`${key.slice(0, cut + 1)}${own}`, text] as [string, string]];
    return Object.keys(text as object).flatMap((below) => textsAt(words, `${key}.${below}`));
  });
}

/** All that the shell says of a feature without its code. */
function faceKeys({ pages, entries = {} }: FaceSource): Set<string> {
  const ofPages = Object.values(pages).flatMap(({ title, menu }) => [title, menu?.label ?? title]);
  const ofEntries = Object.values(entries).flatMap(
    ({ title, text, marks = {}, changes, actions = [], group, all }) => [
      title,
      text,
      ...Object.values(marks).map(({ label }) => label),
      ...(changes ? [changes.fields, changes.values, changes.nothing] : []),
      ...actions.flatMap(({ label, says }) => [label, says]),
      group,
      all?.label,
    ],
  );
  return new Set([...ofPages, ...ofEntries].filter((key) => key !== undefined));
}

/** Titles, menu labels and the words of entries in every language; one that is missing stops the release. */
export function labelsOf(folder: string, { face }: ReadFace): FeatureRecord['labels'] {
  const keys = faceKeys(face);
  const inLanguage = (language: string): Record<string, string> => {
    const words = ['src/words', 'src/card-words', 'src/page-words']
      .map((part) => join(folder, part, `${language}.json`))
      .filter((file) => existsSync(file))
      .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const texts = words.flatMap((part) => textsAt(part, key));
        if (texts.length === 0) throw new Error(`${face.id}: its words in ${language} have no "${key}".`);
        return texts;
      }),
    );
  };
  return Object.fromEntries(
    languages.map((language) => [language, inLanguage(language)]),
  ) as FeatureRecord['labels'];
}
