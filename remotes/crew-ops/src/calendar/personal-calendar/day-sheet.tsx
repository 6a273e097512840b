import { useFormat } from '@callboard/i18n';
import { Sheet } from '@callboard/ui';
import { DayContent } from './day-panel.tsx';
import type { DayProps } from './day-panel.tsx';

/** One day over the calendar, on a phone. */
export function DaySheet(props: DayProps) {
  const { date } = useFormat();
  return (
    <Sheet open onClose={() => props.address.showDay(null)} title={date(props.day, 'long')}>
      <DayContent {...props} />
    </Sheet>
  );
}
