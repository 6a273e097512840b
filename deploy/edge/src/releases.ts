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

function read(folder: string): Releases {
  const pointer = json(join(folder, pointerFile)) as Pointer;
  const record = (release: string): unknown => json(join(folder, release, recordFile));
  const readable = Object.entries(pointer.features)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([feature, release]) => ({ feature, read: featureRecordShape.safeParse(record(release)) }));
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

const known = new Map<string, { stamp: string; releases: Releases }>();

/** The releases in use. Read again when the pointer has moved. */
export function readReleases(folder: string): Releases {
  const { mtimeMs, ino, size } = statSync(join(folder, pointerFile));
  const stamp = `${mtimeMs} ${ino} ${size}`;
  const before = known.get(folder);
  if (before?.stamp === stamp) return before.releases;
  const releases = read(folder);
  known.set(folder, { stamp, releases });
  return releases;
}
