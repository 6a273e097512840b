import { useQuery } from '@callboard/client';
import { absenceGroups, isOneOf, vacationFills } from '@callboard/domain';
import { Link, plannerOrOffice } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useAbsenceStatus } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Banner, buttonClass } from '@callboard/ui';
import { TreePalm } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { useVacationText } from '../../vacations/use-vacation-text.ts';
import { vacationsOnDayQuery } from '../../vacations/vacation.queries.ts';
import type { GridCell } from '../grid/cell-looks.ts';

type CellVacationsProps = { personId: string; day: string; cell: GridCell };

/** Vacations of the person on this day, asked for or given; each opens. */
export function CellVacations({ personId, day, cell }: CellVacationsProps) {
  const t = useWords('planning');
  const text = useVacationText();
  const state = useAbsenceStatus();
  const decides = useMay(plannerOrOffice);
  const isThere = [cell.fill, ...cell.corners].some((one) => one !== null && vacationFills.includes(one));
  const { data } = useQuery({ ...vacationsOnDayQuery(personId, day), enabled: decides && isThere });
  const held = data?.items.filter(
    ({ kind, status }) => kind !== 'sick' && isOneOf(status, absenceGroups.held),
  );
  return held?.map((absence) => (
    <Banner
      key={absence.id}
      kind="info"
      icon={TreePalm}
      title={t('vacations.inCell', {
        kind: t(`vacations.kind.${absence.kind}`),
        days: text.span(absence),
      })}
      text={state(absence.status)}
      action={
        <Link to={paths.vacation.to({ id: absence.id })} className={buttonClass({ kind: 'secondary' })}>
          {t('vacations.open')}
        </Link>
      }
    />
  ));
}
