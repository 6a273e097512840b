import type { NumberHidden } from '@callboard/domain';
import { useFormat } from '@callboard/i18n';
import { usePartWords } from '../words/use-part-words.ts';

/** Days between which a number is shown. */
type Shown = { readonly from: string | null; readonly until: string | null };

const words = { notYet: 'opens', over: 'closed', right: 'noRight' } as const satisfies Record<
  NumberHidden,
  string
>;

/** Why a number is not shown, in words: it opens on a day, was open until one, or is not there at all. */
export function useHiddenNumber(): (why: NumberHidden | null, shown?: Shown) => string {
  const t = usePartWords();
  const { date } = useFormat();
  const day = (at: string | null | undefined) => (at ? date(at, 'weekday') : '');
  return (why, shown) =>
    t(why ? `people.${words[why]}` : 'people.noNumber', { from: day(shown?.from), until: day(shown?.until) });
}
