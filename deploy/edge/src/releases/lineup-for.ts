import { createHash } from 'node:crypto';
import { canonical, fileListOf, languages, lineupText } from '@callboard/contract';
import type { FeatureRecord, Labels, Language, Lineup, ShellRecord } from '@callboard/contract';
import { listHash } from './list-hash.ts';
import type { Releases } from './releases.ts';

type Tenant = {
  readonly tenant: string;
  readonly bundles: readonly string[];
  readonly releases: Releases;
};
type Wanted = Tenant & {
  readonly language: Language;
  /** The first part of the address that was opened. */
  readonly at?: string | undefined;
};
type Computed = {
  readonly lineup: Omit<Lineup, 'labels' | 'lists'>;
  readonly labels: Readonly<Record<Language, Labels>>;
  readonly features: readonly FeatureRecord[];
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function onWire(record: ShellRecord | FeatureRecord) {
  const { version, release, base } = record;
  return { version, release, base, files: listHash(record) };
}

const byLanguage = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;

function compute({ tenant, bundles, releases }: Tenant): Computed {
  const entitled = releases.features.filter(({ face }) => bundles.includes(face.bundle));
  const features = entitled.filter(({ feature }) => !releases.withheld.includes(feature));
  const elsewhere = Object.entries(releases.addresses).filter(
    ([id]) => !features.some(({ feature }) => feature === id),
  );
  const labels = byLanguage((language) => ({
    language,
    texts: Object.fromEntries(features.map((record) => [record.feature, record.labels[language]])),
  }));
  const lineup = {
    tenant,
    shell: onWire(releases.shell),
    features: features.map((record) => {
      const { feature, container, face, shared } = record;
      return { ...onWire(record), feature, container, face, shared };
    }),
    labelHashes: byLanguage((language) => sha256(canonical(labels[language].texts))),
    elsewhere: Object.fromEntries(elsewhere),
    withheld: entitled.map(({ feature }) => feature).filter((feature) => releases.withheld.includes(feature)),
  };
  // Written and read once, so that what is hashed is exactly what is sent.
  const sent = JSON.parse(canonical(lineup)) as Omit<Computed['lineup'], 'id'>;
  return { lineup: { ...sent, id: sha256(lineupText(sent)) }, labels, features };
}

const computed = new WeakMap<Releases, Map<string, Computed>>();

/**
 * What a tenant runs: the features of its bundles, and nothing of the others. Computed once for as long as the
 * releases stay. A tenant's channel and pins choose among the releases here.
 */
export function lineupFor({ tenant, bundles, releases, language, at }: Wanted): Lineup {
  const known = computed.get(releases) ?? new Map<string, Computed>();
  computed.set(releases, known);
  const key = JSON.stringify([tenant, bundles.toSorted()]);
  const { lineup, labels, features } = known.get(key) ?? compute({ tenant, bundles, releases });
  known.set(key, { lineup, labels, features });
  const opened = features.filter(({ face }) =>
    Object.values(face.pages).some((page) => at && page.at.split('/', 2)[1] === at),
  );
  return {
    ...lineup,
    labels: labels[language],
    ...(opened.length > 0 && {
      lists: Object.fromEntries(opened.map((record) => [record.feature, fileListOf(record)])),
    }),
  };
}
