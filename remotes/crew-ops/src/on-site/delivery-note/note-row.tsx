import type { HoursRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Avatar, ListRow, StatusPill } from '@callboard/ui';
import { UserX } from 'lucide-react';
import { HoursLines } from '../hours/hours-lines.tsx';

/** One person's hours on a phone: all of them in one look. */
export function NoteRow({ row, zone }: { row: HoursRow; zone: string }) {
  const t = useWords('crew-ops');
  const { name, functionCaption, noShow } = row;
  const words = row.automaticBreak ? 'sign-off.breakAutomatic' : 'sign-off.break';
  const pause = row.breakMinutes > 0 && row.checkedFrom ? t(words, { minutes: row.breakMinutes }) : undefined;
  const kinds = ['planned', 'checked', 'approved'] as const;
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={name}
      subtitle={
        <>
          {functionCaption}
          <HoursLines
            zone={zone}
            more={pause}
            lines={kinds.map((kind) => ({
              label: t(`delivery-note.${kind}`),
              from: row[`${kind}From`],
              until: row[`${kind}Until`],
              minutes: row[`${kind}Minutes`],
              look: kind === 'approved' ? ('counts' as const) : undefined,
            }))}
          />
        </>
      }
      trailing={noShow && <StatusPill status="trouble" icon={UserX} label={t('job-status.noShow')} />}
    />
  );
}
