import type { Absence } from '@callboard/contract';
import { absenceGroups, isOneOf } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { AbsencePill } from '@callboard/parts';
import type { RowLink } from '@callboard/parts';
import { Avatar, ListRow, StatusPill } from '@callboard/ui';
import { useVacationText } from './use-vacation-text.ts';

type VacationRowProps = RowLink & { absence: Absence };

/** Somebody's days off: when, how many, and since when they wait for an answer. */
export function VacationRow({ absence, to, current, replace }: VacationRowProps) {
  const t = useWords('planning');
  const { when } = useFormat();
  const text = useVacationText();
  const { personName, kind, status, days, requestedAt, decidedAt, comment, clashes, may } = absence;
  const waits = isOneOf(status, absenceGroups.undecided);
  const about = [
    text.span(absence),
    text.days(days),
    ...text.halves(absence),
    kind !== 'vacation' && t(`vacations.kind.${kind}`),
  ];
  const since = status === 'cancelRequested' ? (decidedAt ?? requestedAt) : requestedAt;
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      replace={replace}
      leading={<Avatar name={personName} />}
      title={personName}
      subtitle={about.filter(Boolean).join(' · ')}
      text={waits ? comment : text.decided(absence)}
      meta={waits && when(since)}
      trailing={
        !waits ? (
          <AbsencePill status={status} />
        ) : !may.refuse && !may.cancel ? (
          <StatusPill status="quiet" label={t('vacations.forOffice')} />
        ) : (
          clashes.length > 0 && (
            <StatusPill status="trouble" label={t('vacations.clashes', { count: clashes.length })} />
          )
        )
      }
    />
  );
}
