import type { HoursRow } from '@callboard/contract';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonRow, PresencePill } from '@callboard/parts';
import { HoursLines } from '../../hours/hours-lines.tsx';
import { CorrectedMark } from './corrected-mark.tsx';

type NoteRowProps = {
  row: HoursRow;
  zone: string;
  approved: boolean;
  /** The people of the note work on more than one day. */
  withDay: boolean;
  /** To the hours of the person, for who is no client. */
  to: LinkTarget | null;
};

/** One person's hours on a phone: all of them in one look. */
export function NoteRow({ row, zone, approved, withDay, to }: NoteRowProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const { functionCaption, presence, corrected } = row;
  const words = row.automaticBreak ? 'sign-off.breakAutomatic' : 'sign-off.break';
  const pause = row.breakMinutes > 0 && row.checkedFrom ? t(words, { minutes: row.breakMinutes }) : undefined;
  const kinds = ['planned', 'checked', 'approved'] as const;
  const counts = corrected ? 'corrected' : 'counts';
  return (
    <PersonRow
      person={row}
      to={to}
      about={[functionCaption, withDay && date(row.plannedFrom, 'weekday', zone)]}
      more={
        <>
          <HoursLines
            zone={zone}
            more={pause}
            lines={kinds.map((kind) => ({
              label: t(`delivery-note.${kind === 'approved' && !approved ? 'forApproval' : kind}`),
              from: row[`${kind}From`],
              until: row[`${kind}Until`],
              minutes: row[`${kind}Minutes`],
              look: kind === 'approved' ? counts : undefined,
            }))}
          />
          <CorrectedMark row={row} zone={zone} />
        </>
      }
      trailing={presence !== 'out' && <PresencePill presence={presence} />}
    />
  );
}
