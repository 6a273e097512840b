import type { CrewStatusRow } from '@callboard/contract';
import { hoursNeed } from '@callboard/domain';
import type { LinkTarget } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { PersonRow, PresencePill } from '@callboard/parts';
import { StatusPill } from '@callboard/ui';
import { GitCompare, Pencil, UserX } from 'lucide-react';
import { HoursLines } from '../hours/hours-lines.tsx';
import { rowPresence } from '../check/row-presence.ts';
import { plannedOf, proposedOf } from './hours.ts';
import type { Correction } from './hours.ts';
import styles from './sign-off.module.css';

type HoursRowProps = {
  row: CrewStatusRow;
  zone: string;
  correction?: Correction | undefined;
  now: number;
  /** Without it the hours stand. */
  onCorrect?: () => void;
  onNoShow?: () => void;
  /** Where they are read and corrected once they are signed off. */
  to?: LinkTarget;
};

/** One person's hours side by side: planned, checked, proposed or approved. */
export function HoursRow({ row, zone, now, correction, onCorrect, onNoShow, to }: HoursRowProps) {
  const t = useWords('crew-ops');
  const { functionCaption } = row;
  const presence = rowPresence(row, now);
  const need = hoursNeed(presence);
  const mayCorrect = onCorrect && need === null && row.checkedFrom !== null;
  const mayMark = onNoShow && need === 'noShow' && row.noShowPossible;
  return (
    <PersonRow
      person={row}
      to={to}
      onClick={mayCorrect ? onCorrect : mayMark ? onNoShow : undefined}
      about={[functionCaption, presence === 'toBeChecked' && t('sign-off.autoClosed')]}
      more={<Values row={row} zone={zone} correction={correction} />}
      meta={
        <span className={styles.marks}>
          {/* Whose hours stand there has been and gone. */}
          {presence !== 'out' && <PresencePill presence={presence} />}
          {(correction || row.marks.includes('corrected')) && (
            <StatusPill status="changed" icon={GitCompare} label={t('sign-off.corrected')} />
          )}
          {mayCorrect && <Pencil size={18} aria-label={t('sign-off.correct')} />}
          {mayMark && <UserX size={18} aria-label={t('crew-chief-job.noShow')} />}
        </span>
      }
    />
  );
}

function Values({ row, zone, correction }: Pick<HoursRowProps, 'row' | 'zone' | 'correction'>) {
  const t = useWords('crew-ops');
  const planned = plannedOf(row);
  const proposed = proposedOf(row, correction, zone);
  const approved = row.approvedMinutes !== null;
  const pause = approved ? row.approvedBreakMinutes : (proposed?.breakMinutes ?? row.breakMinutes);
  const automatic = row.automaticBreak && !correction && !approved;
  const counts = approved
    ? { from: row.approvedFrom, until: row.approvedUntil, minutes: row.approvedMinutes }
    : { from: proposed?.from ?? null, until: proposed?.until ?? null, minutes: proposed?.minutes ?? null };
  const more = pause
    ? t(automatic ? 'sign-off.breakAutomatic' : 'sign-off.break', { minutes: pause })
    : undefined;
  const reason = correction?.reason || row.correctedReason;
  return (
    <>
      <HoursLines
        zone={zone}
        more={more}
        lines={[
          { label: t('sign-off.planned'), from: row.plannedFrom, until: row.plannedUntil, minutes: planned },
          {
            label: t('sign-off.checked'),
            from: row.checkedFrom,
            until: row.checkedUntil,
            minutes: row.workedMinutes,
          },
          {
            label: t(approved ? 'sign-off.approved' : 'sign-off.proposed'),
            ...counts,
            look: correction ? 'corrected' : 'counts',
          },
        ]}
      />
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}
