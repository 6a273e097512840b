import { fileListName } from '@callboard/contract';
import type { FeatureFiles, FeatureRelease, Language, Lineup } from '@callboard/contract';
import type { DocumentData } from '../starter.ts';

type Files = Map<string, string>;

/** The lists of files of a lineup, which are files themselves, with their hashes. */
export const listsOf = ({ shell, features }: Lineup): Files =>
  new Map([shell, ...features].map(({ base, files }) => [base + fileListName, files]));

async function listOf({ base }: { readonly base: string }, kept: Cache): Promise<Partial<FeatureFiles>> {
  const list = await kept.match(base + fileListName);
  return list ? ((await list.json()) as FeatureFiles) : {};
}

/** Everything that a lineup runs on, as its kept lists name it; the lists first. */
export async function filesOf(lineup: Lineup, kept: Cache): Promise<Files> {
  const lists = await Promise.all(
    [lineup.shell, ...lineup.features].map(async (release) => {
      const { files = {} } = await listOf(release, kept);
      return Object.entries(files).map(([name, integrity]) => [release.base + name, integrity] as const);
    }),
  );
  return new Map([...listsOf(lineup), ...lists.flat()]);
}

/** What is needed of files that are there in each language: the one, or all. */
const inLanguage = (files: Readonly<Record<string, string>>, language: Language | null): string[] =>
  language ? [files[language]].filter((file) => file !== undefined) : Object.values(files);

/** What a feature's cards and the pages of a day's work run on. */
async function todayFilesOf(
  release: FeatureRelease,
  kept: Cache,
  language: Language | null,
): Promise<string[]> {
  const { today } = release.face.ahead ?? {};
  const { entry, needs = {}, words = {}, cardWords = {}, pageWords } = await listOf(release, kept);
  if (!today || !entry) return [];
  const isNeeded = (part: string) =>
    ['feature', 'ahead', ...today.map((page) => `pages/${page}`)].includes(part) || part.startsWith('cards/');
  const parts = Object.entries(needs).flatMap(([part, files]) => (isNeeded(part) ? files : []));
  const withPageWords = today.some((page) => pageWords?.pages.includes(`pages/${page}`));
  const allWords = [words, cardWords, ...(withPageWords && pageWords ? [pageWords.files] : [])];
  const names = [entry, ...parts, ...allWords.flatMap((files) => inLanguage(files, language))];
  return names.map((name) => release.base + name);
}

/** Files of the shell with words in other languages than this, by the names of chunks in its document. */
function otherWords(document: string, language: Language | null): Set<string> {
  const data = /<script type="application\/json" id="callboard">(.*?)<\/script>/s.exec(document)?.[1];
  const { base = '', chunks = {} } = (JSON.parse(data ?? '{}') as Partial<DocumentData>).shell ?? {};
  const isOther = (chunk: string) => chunk.startsWith('words-') && chunk !== `words-${language}`;
  const own = new Set(chunks[`words-${language}`]);
  // What it does not know the words of is fetched whole.
  if (own.size === 0) return new Set();
  const files = Object.keys(chunks).flatMap((chunk) => (isOther(chunk) ? (chunks[chunk] ?? []) : []));
  return new Set(files.filter((name) => !own.has(name)).map((name) => base + name));
}

export type Today = {
  /** The only one to be read in so far; nothing for every one. */
  readonly language: Language | null;
  /** The shell's document as text. */
  readonly document: string;
};

/** What home and a day's work run on: the shell, and of features what today needs. */
export async function todayFiles(
  lineup: Lineup,
  { all, kept, today: { language, document } }: { all: Files; kept: Cache; today: Today },
): Promise<Files> {
  const ofFeatures = await Promise.all(
    lineup.features.map((release) => todayFilesOf(release, kept, language)),
  );
  const needed = new Set(ofFeatures.flat());
  const others = otherWords(document, language);
  const isNeeded = (path: string) =>
    needed.has(path) || (path.startsWith(lineup.shell.base) && !others.has(path));
  return new Map([...all].filter(([path]) => isNeeded(path)));
}
