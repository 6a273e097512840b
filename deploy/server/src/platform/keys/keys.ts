/** What the installation's keys are for: to sign, or to lock what lies in the database. */
export const keyPurposes = [
  'token',
  'file',
  'link',
  'log',
  'seal',
  'push',
  'answer',
  'outbox',
  'calendar',
  'code',
] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** What a key signed is worth nothing after some time, so these can be replaced whenever somebody likes. */
export const signingPurposes = ['token', 'file', 'link'] as const satisfies KeyPurpose[];

/** A key of the installation, as it is in memory. */
export type Key = {
  /** Stands in what it signed. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly usedFrom: Date;
};

/** A key that may have signed what we are shown; `until` is when the next one took over. */
export type KnownKey = Key & { readonly until: Date | null };

/** The same in every process of the installation. */
export type Keys = {
  /** The key that signs and locks at this moment. */
  current(purpose: KeyPurpose, now: Date): Key;
  /** Every key of the purpose, the newest first. */
  known(purpose: KeyPurpose): readonly KnownKey[];
};

/** A clock may be behind, and a process may hear of the next key a little later. */
const toleranceMs = 60_000;

/** The keys that may have signed something at that moment: one that was replaced signs nothing new. */
export const keysAt = (known: readonly KnownKey[], at: Date): readonly KnownKey[] =>
  known.filter(({ until }) => until === null || at.getTime() <= until.getTime() + toleranceMs);

export function keysOf(keys: readonly (Key & { purpose: KeyPurpose })[]): Keys {
  const known = (purpose: KeyPurpose): KnownKey[] => {
    const its = keys
      .filter((key) => key.purpose === purpose)
      .sort((one, other) => other.usedFrom.getTime() - one.usedFrom.getTime());
    return its.map((key, at) => ({ ...key, until: its[at - 1]?.usedFrom ?? null }));
  };
  const byPurpose = new Map(keyPurposes.map((purpose) => [purpose, known(purpose)]));
  const knownOf = (purpose: KeyPurpose) => byPurpose.get(purpose) ?? [];
  return {
    known: knownOf,
    current(purpose, now) {
      const its = knownOf(purpose);
      // A clock that is behind the one that made the first key has that one too.
      const key = its.find(({ usedFrom }) => usedFrom <= now) ?? its.at(-1);
      if (!key) throw new Error(`There is no key for ${purpose}`);
      return key;
    },
  };
}
