import { serverNow } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';

type Shown = { readonly shownFrom: string; readonly shownUntil: string };

const today = () => {
  const now = new Date(serverNow());
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
};

/** Why a number is not shown: it opens on a day, was open until one, or is not there at all. */
export function useHiddenNumber(): (shown: Shown) => string {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  return ({ shownFrom, shownUntil }) => {
    const now = today();
    const days = { from: date(shownFrom, 'weekday'), until: date(shownUntil, 'weekday') };
    if (now < shownFrom) return t('contact.opens', days);
    if (now > shownUntil) return t('contact.closed', days);
    return t('contact.noNumber');
  };
}
