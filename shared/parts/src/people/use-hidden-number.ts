import { todayHere } from '@callboard/client';
import { useFormat } from '@callboard/i18n';
import { usePartWords } from '../words/use-part-words.ts';

/** Days between which a number is shown. */
type Shown = { readonly from: string | null; readonly until: string | null };
/** `noRight`: never to this person; `noNumber`: there is none. */
export type HiddenNumber = 'opens' | 'closed' | 'noRight' | 'noNumber';

/** Why a number that is not there today is not. */
export function whyHidden({ from, until }: Shown, now = todayHere()): HiddenNumber {
  if (from && now < from) return 'opens';
  return until && now > until ? 'closed' : 'noNumber';
}

/** Why a number is not shown, in words: it opens on a day, was open until one, or is not there at all. */
export function useHiddenNumber(): (shown: Shown, why?: HiddenNumber) => string {
  const t = usePartWords();
  const { date } = useFormat();
  const day = (at: string | null) => (at ? date(at, 'weekday') : '');
  return (shown, why = whyHidden(shown)) =>
    t(`people.${why}`, { from: day(shown.from), until: day(shown.until) });
}
