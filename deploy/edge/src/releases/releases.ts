import { globSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { featureName, featureRecordShape, shellRecordShape } from '@callboard/contract';
import type { FeatureId, FeatureRecord, ShellRecord } from '@callboard/contract';

/** The one mutable file of a releases folder: which release of each is in use. */
export type Pointer = {
  readonly shell: string;
  readonly features: Readonly<Record<FeatureId, string>>;
  readonly withheld: readonly FeatureId[];
  /** Development: pages reload when this file changes. */
  readonly live?: boolean;
  /** `off` serves a worker that removes itself and everything it kept. */
  readonly worker?: 'off';
};

export type Releases = {
  readonly pointer: Pointer;
  readonly shell: ShellRecord;
  readonly features: readonly FeatureRecord[];
  /** The addresses of every feature that was ever published here. */
  readonly addresses: Readonly<Record<FeatureId, readonly string[]>>;
  readonly withheld: readonly FeatureId[];
};

export const pointerFile = 'current.json';
export const recordFile = 'record.json';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function orNothing(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Features that were published and are no longer in use, each by one of its releases. */
function notInUse(folder: string, wanted: (feature: FeatureId) => boolean): FeatureRecord[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && featureName.test(entry.name))
    .filter(({ name }) => name !== 'shell' && wanted(name))
    .flatMap(({ name }) => {
      const [newest] = globSync(`${name}/*/${recordFile}`, { cwd: folder })
        .map((file) => ({ file: join(folder, file), at: statSync(join(folder, file)).mtimeMs }))
        .toSorted((a, b) => b.at - a.at);
      const record = featureRecordShape.safeParse(newest && json(newest.file));
      return record.success ? [record.data] : [];
    });
}

/** `alone`: nothing else can be in use, so a feature without a record is left out instead of refusing the pointer. */
function read(folder: string, alone: boolean): Releases {
  const pointer = json(join(folder, pointerFile)) as Pointer;
  const record = (release: string): unknown => json(join(folder, release, recordFile));
  const readable = Object.entries(pointer.features)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([feature, release]) => {
      const found = alone ? orNothing(() => record(release)) : record(release);
      return { feature, read: featureRecordShape.safeParse(found) };
    });
  const features = readable.flatMap(({ read: { data } }) => (data ? [data] : []));
  // A release of a newer kind than this server knows must not stop the others: it is withheld until the server is.
  const unreadable = readable.filter(({ read: { success } }) => !success).map(({ feature }) => feature);
  if (unreadable.length > 0)
    console.warn(`Withheld, because their records cannot be read: ${unreadable.join(', ')}`);
  const taken = new Set(features.map(({ feature }) => feature));
  const known = [...notInUse(folder, (feature) => !taken.has(feature)), ...features];
  return {
    pointer,
    shell: shellRecordShape.parse(record(pointer.shell)),
    features,
    addresses: Object.fromEntries(
      known.map(({ feature, face }) => [feature, Object.values(face.pages).map(({ at }) => at)]),
    ),
    withheld: [...new Set([...pointer.withheld, ...unreadable])],
  };
}

type Known = {
  readonly stamp: string;
  readonly releases: Releases;
  /** What is wrong with the pointer that stands there; `releases` are of the last one that could be used. */
  readonly fault: string | null;
  readonly triedAt: number;
};
const known = new Map<string, Known>();
/** What is missing may be on its way: it is looked for again so often. */
const againAfterMs = 1_000;

function stampOf(folder: string): string {
  const { mtimeMs, ino, size } = statSync(join(folder, pointerFile));
  return `${mtimeMs} ${ino} ${size}`;
}

/** The releases in use. Read again when the pointer has moved; one that cannot be used leaves the last good one. */
export function readReleases(folder: string): Releases {
  const before = known.get(folder);
  let stamp = 'none';
  try {
    stamp = stampOf(folder);
    if (before?.stamp === stamp && !mayBeMended(before)) return before.releases;
    const releases = read(folder, before === undefined);
    known.set(folder, { stamp, releases, fault: null, triedAt: performance.now() });
    return releases;
  } catch (error) {
    if (!before) throw error;
    const fault = `${pointerFile} cannot be used: ${String((error as Error).message).replaceAll(folder, '')}`;
    if (before.fault !== fault || before.stamp !== stamp)
      console.warn(`${fault}. ${before.releases.shell.release} and its features stay in use.`);
    known.set(folder, { stamp, releases: before.releases, fault, triedAt: performance.now() });
    return before.releases;
  }
}

const mayBeMended = ({ fault, triedAt }: Known): boolean =>
  fault !== null && performance.now() - triedAt > againAfterMs;

/** What is wrong with the pointer of a folder, as it was read last; nothing if it is in use. */
export const releasesFault = (folder: string): string | null => known.get(folder)?.fault ?? null;
