import { useOrigin } from '@callboard/feature';
import { useLooseWords } from '@callboard/i18n';
import type { KeysOf, Params } from '@callboard/i18n';
import type calendar from '../calendar/words/en.json';
import type formPlayer from '../form-player/words/en.json';
import type formSheet from '../form-sheet/words/en.json';
import type listPage from '../list-page/words/en.json';
import type papers from '../papers/words/en.json';
import type signing from '../signing/words/en.json';

/** The English words of every part that has some. */
type Parts = {
  calendar: typeof calendar;
  'form-player': typeof formPlayer;
  'form-sheet': typeof formSheet;
  'list-page': typeof listPage;
  papers: typeof papers;
  signing: typeof signing;
};
export type PartName = keyof Parts;
export type PartKey = KeysOf<Parts>;

/** The words of the parts, as the feature brings them whose page, card or action is drawn. */
export function usePartWords(): (key: PartKey, params?: Params) => string {
  const t = useLooseWords(useOrigin().feature);
  return (key, params) => t(`parts.${key}`, params);
}
