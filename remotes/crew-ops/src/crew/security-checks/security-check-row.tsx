import type { ProjectCrew, SecurityCheckRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Menu, RowIcon, StatusPill } from '@callboard/ui';
import { CircleX } from 'lucide-react';
import { checkLooks } from '../../on-site/security-check/check-looks.ts';
import { paths } from '../../base/paths.ts';
import { LinkRow } from '../../link-row/link-row.tsx';

type SecurityCheckRowOfProps = { crew: ProjectCrew; check: SecurityCheckRow; onCancel: () => void };

/** One check: for which shift, how far it is, and what can be done with it. */
export function SecurityCheckRowOf({ crew, check, onCancel }: SecurityCheckRowOfProps) {
  const t = useWords('crew-ops');
  const { date, time, dateTime } = useFormat();
  const { form, formId, shift, state, doneAt, doneBy, dueFrom, dueUntil } = check;
  const day = date(check.date, 'weekday');
  const when = doneAt
    ? t('crew.checkedBy', { at: dateTime(doneAt, crew.timeZone), name: doneBy?.name ?? '' })
    : t('crew.checkDue', { from: time(dueFrom, crew.timeZone), until: time(dueUntil, crew.timeZone) });
  const cancel = {
    id: 'cancel',
    label: t('security-checks.cancel'),
    icon: CircleX,
    kind: 'danger' as const,
    run: onCancel,
  };
  return (
    <LinkRow
      to={shift ? paths.securityCheck.to({ id: crew.id, formId, date: check.date, shift }) : null}
      leading={<RowIcon {...checkLooks[state]} />}
      title={form}
      subtitle={[day, shift, when].filter(Boolean).join(' · ')}
      trailing={
        <>
          <StatusPill {...checkLooks[state]} label={t(`crew.checkState.${state}`)} />
          {check.may.cancel && (
            <Menu label={t('security-checks.more', { check: `${form}, ${day}` })} items={[cancel]} />
          )}
        </>
      }
    />
  );
}
