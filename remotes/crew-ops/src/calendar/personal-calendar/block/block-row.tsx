import type { BlockDate } from '@callboard/contract';
import { CalendarMark } from '@callboard/parts';
import { useWords } from '@callboard/i18n';
import { IconButton, ListRow, StatusPill } from '@callboard/ui';
import { BriefcaseBusiness, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { UnblockDialog } from './unblock-dialog.tsx';
import { useSpanText } from '../days/use-span-text.ts';

/** A blocked date with the way to delete it. */
export function BlockRow({ block }: { block: BlockDate }) {
  const t = useWords('crew-ops');
  const spanText = useSpanText();
  const [asking, setAsking] = useState(false);
  const { from, to, reason, confirmedJobs } = block;
  const days = spanText(from, to);
  return (
    <ListRow
      leading={<CalendarMark palette="planning" state="blockedDate" />}
      title={days}
      subtitle={reason || t('personal-calendar.blocked')}
      text={
        confirmedJobs.length > 0 && (
          <StatusPill
            status="waiting"
            icon={BriefcaseBusiness}
            label={t('personal-calendar.block.withJob', { count: confirmedJobs.length })}
          />
        )
      }
      trailing={
        <>
          <IconButton
            label={t('personal-calendar.unblock.open', { days })}
            icon={Trash2}
            onClick={() => setAsking(true)}
          />
          {asking && <UnblockDialog block={block} onClose={() => setAsking(false)} />}
        </>
      }
    />
  );
}
