import type { PlusCrewProgress } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { LevelTable } from '../figures/level-table.tsx';

/** The levels between which a share of the bonus is read. */
export function FigureLevels({ progress }: { progress: PlusCrewProgress }) {
  const t = useWords('plus-crews');
  const { levels } = progress.values;
  if (levels.length === 0) return <p>{t('plus-crew-settings.noLevels')}</p>;
  return <LevelTable levels={levels} />;
}
