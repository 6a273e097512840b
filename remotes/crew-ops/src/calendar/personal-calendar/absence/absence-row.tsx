import type { Absence } from '@callboard/contract';
import { absenceGroups, isOneOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { AbsencePill } from '@callboard/parts';
import { IconButton, ListRow, RowIcon } from '@callboard/ui';
import { CalendarX2, Thermometer, TreePalm, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteVacationDialog } from './delete-vacation-dialog.tsx';
import { useSpanText } from '../days/use-span-text.ts';

/** A vacation or sick days: when, how many days, how far, and the way out where there is one. */
export function AbsenceRow({ absence }: { absence: Absence }) {
  const t = useWords('crew-ops');
  const { number, when } = useFormat();
  const spanText = useSpanText();
  const [asking, setAsking] = useState(false);
  const { kind, status, from, to, days, firstHalf, lastHalf, reason, decidedAt, decidedBy, may } = absence;
  const span = spanText(from, to);
  const sick = kind === 'sick';
  // An approved one has a reason where it was asked to be cancelled and stays.
  const isDecided = isOneOf(status, absenceGroups.decided);
  const why = isDecided && reason && t('personal-calendar.why', { reason });
  const by = isDecided && decidedBy && decidedAt && `${decidedBy}, ${when(decidedAt)}`;
  // Who is sick on days without hours in the contract is sick all the same.
  const counted = (!sick || days > 0) && t('personal-calendar.days', { count: days, figure: number(days) });
  const single = from === to;
  const halves = [
    firstHalf && t(`personal-calendar.vacation.${single ? 'afternoon' : 'firstHalf'}`),
    lastHalf && t(`personal-calendar.vacation.${single ? 'morning' : 'lastHalf'}`),
  ];
  return (
    <ListRow
      leading={<RowIcon icon={sick ? Thermometer : TreePalm} status={sick ? 'changed' : 'spare'} />}
      title={span}
      subtitle={[t(`personal-calendar.kind.${kind}`), counted, ...halves, by, why]
        .filter(Boolean)
        .join(' · ')}
      text={<AbsencePill status={status} />}
      trailing={
        <>
          {(may.withdraw || may.requestCancel) && (
            <IconButton
              label={t(may.withdraw ? 'personal-calendar.withdraw.open' : 'personal-calendar.cancel.open', {
                days: span,
              })}
              icon={may.withdraw ? Undo2 : CalendarX2}
              onClick={() => setAsking(true)}
            />
          )}
          {asking && <DeleteVacationDialog absence={absence} onClose={() => setAsking(false)} />}
        </>
      }
    />
  );
}
