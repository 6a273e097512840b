import type { CrewStatusRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Avatar, ListRow, StatusPill } from '@callboard/ui';
import { GitCompare, Pencil, UserX } from 'lucide-react';
import { isOpen, proposedOf } from './hours.ts';
import type { Correction } from './hours.ts';
import styles from './sign-off.module.css';

type HoursRowProps = {
  row: CrewStatusRow;
  zone: string;
  correction?: Correction | undefined;
  /** Without it the hours stand. */
  onCorrect?: () => void;
};

/** One person's hours side by side: planned, checked, proposed or approved. */
export function HoursRow({ row, zone, correction, onCorrect }: HoursRowProps) {
  const t = useWords('crew-ops');
  const { name, pictureUrl, functionCaption, state } = row;
  const noShow = state === 'noShow';
  const mayCorrect = onCorrect && !noShow && !isOpen(row) && row.checkedFrom;
  const pill = noShow ? (
    <StatusPill status="trouble" icon={UserX} label={t('job-status.noShow')} />
  ) : isOpen(row) ? (
    <StatusPill status="waiting" label={t('sign-off.notOut')} />
  ) : (
    (correction || row.marks.includes('corrected')) && (
      <StatusPill status="changed" icon={GitCompare} label={t('sign-off.corrected')} />
    )
  );
  return (
    <ListRow
      {...(mayCorrect && { onClick: onCorrect })}
      leading={<Avatar name={name} {...(pictureUrl && { src: pictureUrl })} />}
      title={name}
      subtitle={
        <>
          {functionCaption}
          {state === 'toBeChecked' && ` · ${t('sign-off.autoClosed')}`}
          <Values row={row} zone={zone} correction={correction} />
        </>
      }
      trailing={
        <>
          {pill}
          {mayCorrect && <Pencil size={20} aria-label={t('sign-off.correct')} />}
        </>
      }
    />
  );
}

function Values({ row, zone, correction }: Pick<HoursRowProps, 'row' | 'zone' | 'correction'>) {
  const t = useWords('crew-ops');
  const { time, duration } = useFormat();
  const span = (from: string | Date | null, until: string | Date | null) =>
    [from, until].map((at) => (at ? time(at, zone) : '–:–')).join(' – ');
  const length = (minutes: number | null) => (minutes === null ? '–' : duration(minutes, { signed: false }));
  const planned = (Date.parse(row.plannedUntil) - Date.parse(row.plannedFrom)) / 60_000;
  const proposed = proposedOf(row, correction, zone);
  const approved = row.approvedMinutes !== null;
  const pause = approved ? row.approvedBreakMinutes : (proposed?.breakMinutes ?? row.breakMinutes);
  const words = t(
    row.automaticBreak && !correction && !approved ? 'sign-off.breakAutomatic' : 'sign-off.break',
    {
      minutes: pause ?? 0,
    },
  );
  const last = correction ? styles.corrected : styles.proposed;
  return (
    <>
      <span className={styles.values}>
        <span>{t('sign-off.planned')}</span>
        <span>{span(row.plannedFrom, row.plannedUntil)}</span>
        <span>{length(planned)}</span>
        <span>{t('sign-off.checked')}</span>
        <span>{span(row.checkedFrom, row.checkedUntil)}</span>
        <span>{length(row.workedMinutes)}</span>
        <span className={last}>{t(approved ? 'sign-off.approved' : 'sign-off.proposed')}</span>
        <span className={last}>
          {approved
            ? span(row.approvedFrom, row.approvedUntil)
            : span(proposed?.from ?? null, proposed?.until ?? null)}
          {pause ? ` · ${words}` : ''}
        </span>
        <span className={last}>{length(approved ? row.approvedMinutes : (proposed?.minutes ?? null))}</span>
      </span>
      {(correction?.reason || row.correctedReason) && (
        <span className={styles.reason}>{correction?.reason || row.correctedReason}</span>
      )}
    </>
  );
}
