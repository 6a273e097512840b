import { useFormat } from '@callboard/i18n';
import { Section, Sheet, useWide } from '@callboard/ui';
import type { ReactNode } from 'react';

type DayViewProps = { day: string; onClose: () => void; children: ReactNode };

/** One day: beside the month on a wide screen, over it on a phone. */
export function DayView({ day, onClose, children }: DayViewProps) {
  const { date } = useFormat();
  const title = date(day, 'long');
  if (useWide()) return <Section title={title}>{children}</Section>;
  return (
    <Sheet open onClose={onClose} title={title}>
      {children}
    </Sheet>
  );
}
