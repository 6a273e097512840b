import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, List, Section, listFace } from '@callboard/ui';
import { Thermometer, TreePalm } from 'lucide-react';
import { AbsenceRow } from './absence-row.tsx';
import { absencesQuery } from '../days/personal-calendar.queries.ts';

type AbsencesProps = { today: string; onSick: () => void };

/** Own vacations and sick days from today on, with how far each is. */
export function Absences({ today, onSick }: AbsencesProps) {
  const t = useWords('crew-ops');
  const read = useRead(useQuery(absencesQuery(today)));
  const items = read.kind === 'there' ? read.data.items.toSorted((a, b) => a.from.localeCompare(b.from)) : [];
  const face = listFace(read, {
    rows: 2,
    empty: ({ total }) =>
      total > 0
        ? null
        : {
            icon: TreePalm,
            title: t('personal-calendar.vacation.none'),
            text: t('personal-calendar.vacation.noneText'),
          },
  });
  return (
    <Section
      title={t('personal-calendar.vacation.list')}
      {...(items.length > 0 && { count: items.length })}
      action={
        <Button kind="quiet" icon={Thermometer} onClick={onSick}>
          {t('personal-calendar.sick.open')}
        </Button>
      }
    >
      <List label={t('personal-calendar.vacation.ahead')} state={face}>
        {items.map((absence) => (
          <AbsenceRow key={absence.id} absence={absence} />
        ))}
      </List>
    </Section>
  );
}
