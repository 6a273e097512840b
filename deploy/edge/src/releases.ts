import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, featureReleaseShape, lineupText, shellReleaseShape } from '@callboard/contract';
import type { FeatureId, FeatureRelease, Lineup, ShellRelease } from '@callboard/contract';

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
  readonly shell: ShellRelease;
  readonly features: readonly FeatureRelease[];
  readonly withheld: readonly FeatureId[];
};

export const pointerFile = 'current.json';
export const recordFile = 'record.json';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function read(folder: string): Releases {
  const pointer = json(join(folder, pointerFile)) as Pointer;
  const record = (release: string): unknown => json(join(folder, release, recordFile));
  return {
    pointer,
    shell: shellReleaseShape.parse(record(pointer.shell)),
    features: Object.values(pointer.features)
      .toSorted()
      .map((release) => featureReleaseShape.parse(record(release))),
    withheld: pointer.withheld,
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

type Wanted = {
  readonly tenant: string;
  readonly bundles: readonly string[];
  readonly releases: Releases;
};

function compute({ tenant, bundles, releases }: Wanted): Lineup {
  const entitled = releases.features.filter(({ face }) => bundles.includes(face.bundle));
  const lineup = {
    tenant,
    shell: releases.shell,
    features: entitled.filter(({ feature }) => !releases.withheld.includes(feature)),
    withheld: entitled.map(({ feature }) => feature).filter((feature) => releases.withheld.includes(feature)),
  };
  // Written and read once, so that what is hashed is exactly what is sent.
  const sent = JSON.parse(canonical(lineup)) as Omit<Lineup, 'id'>;
  return { ...sent, id: createHash('sha256').update(lineupText(sent)).digest('hex') };
}

const computed = new WeakMap<Releases, Map<string, Lineup>>();

/**
 * What a tenant runs: the features of its bundles, and nothing of the others. Computed once for as long as the
 * releases stay. A tenant's channel and pins choose among the releases here.
 */
export function lineupFor(wanted: Wanted): Lineup {
  const known = computed.get(wanted.releases) ?? new Map<string, Lineup>();
  computed.set(wanted.releases, known);
  const key = JSON.stringify([wanted.tenant, wanted.bundles.toSorted()]);
  const lineup = known.get(key) ?? compute(wanted);
  known.set(key, lineup);
  return lineup;
}
