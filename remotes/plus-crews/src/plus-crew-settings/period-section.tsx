import type { PlusCrewValue } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Card, Section } from '@callboard/ui';
import { useState } from 'react';
import { EditButton } from './edit-button.tsx';

const PeriodSheet = openedLater(async () => (await import('./period-sheet.tsx')).PeriodSheet);

type PeriodSectionProps = { number: string; value: PlusCrewValue; mayEdit: boolean };

/** Whether the target is for a month, a quarter or a year. */
export function PeriodSection({ number, value, mayEdit }: PeriodSectionProps) {
  const t = useWords('plus-crews');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = t('plus-crew-settings.period');
  return (
    <Section title={name} action={mayEdit && <EditButton name={name} onClick={() => setOpen(true)} />}>
      <Card>
        <p>{t(`plus-crew-settings.each.${value.parameters.period ?? 'month'}`)}</p>
      </Card>
      {open && <PeriodSheet number={number} value={value} onClose={close} onMissing={close} />}
    </Section>
  );
}
