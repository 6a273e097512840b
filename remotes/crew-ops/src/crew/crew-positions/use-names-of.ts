import type { ProjectCrewItem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

const shownAtMost = 5;

/** People of positions in one line; of many the first, and how many more. */
export function useNamesOf(): (items: readonly ProjectCrewItem[]) => string {
  const t = useWords('crew-ops');
  const { list, number } = useFormat();
  return (items) => {
    const names = [...new Set(items.filter(({ personId }) => personId).map(({ name }) => name))];
    const left = names.length - shownAtMost;
    return list(
      left > 1 ? [...names.slice(0, shownAtMost), t('crew-positions.moreNames', { n: number(left) })] : names,
    );
  };
}
