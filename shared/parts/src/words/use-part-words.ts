import { useOrigin } from '@callboard/feature';
import { useLooseWords } from '@callboard/i18n';
import type { KeysOf, Params } from '@callboard/i18n';
import type words from './en.json';

export type PartKey = KeysOf<typeof words>;

/** The words of the parts, as the feature brings them whose page, card or action is drawn. */
export function usePartWords(): (key: PartKey, params?: Params) => string {
  const t = useLooseWords(useOrigin().feature);
  return (key, params) => t(`parts.${key}`, params);
}
