import type { FeatureId, HomeEntry } from '@callboard/contract';
import { useFormat, useLooseWords } from '@callboard/i18n';
import { faceWords } from '../../../runtime/words/face-words.ts';

const isDay = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

export type EntryWords = {
  /** The words of a key; without a key the name that the server gave. */
  readonly say: (key: string | undefined, own?: string) => string;
  readonly value: (value: string | number) => string | number;
};

/** What a feature's face says of an entry, in the person's language. */
export function useEntryWords(feature: FeatureId, words: HomeEntry['words'] = {}): EntryWords {
  const t = useLooseWords(faceWords(feature));
  const { date } = useFormat();
  const value = (one: string | number) => (isDay(one) ? date(one, 'weekday') : one);
  const params = Object.fromEntries(Object.entries(words).map(([name, one]) => [name, value(one)]));
  return {
    value,
    say: (key, own = '') => (key === undefined ? String(params[own] ?? '') : t(key, params)),
  };
}
