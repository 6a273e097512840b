import { useQuery } from '@callboard/client';
import { plannerOrOffice, useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Chip } from '@callboard/ui';
import { TreePalm } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { vacationCountQuery } from './vacation.queries.ts';

/** From the plan to the vacations that wait, for those who decide; how many there are. */
export function VacationsChip() {
  const t = useWords('planning');
  const go = useGo();
  const decides = useMay(plannerOrOffice);
  const { data } = useQuery({ ...vacationCountQuery('requests'), enabled: decides });
  if (!decides) return null;
  const label = data && data.total > 0 ? t('vacations.chip', { count: data.total }) : t('vacations.title');
  return (
    <Chip
      icon={TreePalm}
      label={label}
      aria-pressed={undefined}
      onClick={() => go(paths.vacationList.to())}
    />
  );
}
