import { useWords } from '@callboard/i18n';
import { Sheet } from '@callboard/ui';
import { Legend } from '@callboard/ui/palette';
import { GridSigns } from './grid-signs.tsx';

/** What letters, colours, borders and signs mean. */
export function LegendSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('planning');
  return (
    <Sheet open onClose={onClose} title={t('planner-crew.legend')} subtitle={t('planner-crew.legendText')}>
      <Legend palette="planner" />
      <GridSigns />
    </Sheet>
  );
}
