import { useWords } from '@callboard/i18n';
import { Legend, Sheet } from '@callboard/ui';

/** What letters, colours and borders mean. */
export function LegendSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('planning');
  return (
    <Sheet open onClose={onClose} title={t('planner-crew.legend')} subtitle={t('planner-crew.legendText')}>
      <Legend palette="planner" />
    </Sheet>
  );
}
