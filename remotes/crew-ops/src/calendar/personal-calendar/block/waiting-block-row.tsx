import { CalendarMark } from '@callboard/parts';
import { discardWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { IconButton, ListRow } from '@callboard/ui';
import { X } from 'lucide-react';
import { SavedHere } from '../../../on-site/check/saved-here.tsx';
import type { blockDate } from './use-block-date.ts';
import { useSpanText } from '../days/use-span-text.ts';

type BlockInput = Waiting<(typeof blockDate)['endpoint']>['input'];

/** A blocked date that the server has not seen; it can be taken back while it is on this phone. */
export function WaitingBlockRow({ waiting: { key, state, input } }: { waiting: Waiting }) {
  const t = useWords('crew-ops');
  const spanText = useSpanText();
  const { body } = input as BlockInput;
  const days = spanText(body.from, body.to);
  return (
    <ListRow
      leading={<CalendarMark palette="planning" state="blockedDate" />}
      title={days}
      subtitle={body.reason || t('personal-calendar.blocked')}
      text={state === 'waiting' && <SavedHere />}
      trailing={
        state === 'waiting' && (
          <IconButton
            label={t('personal-calendar.block.takeBack', { days })}
            icon={X}
            onClick={() => void discardWaiting(key)}
          />
        )
      }
    />
  );
}
