import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { calendarSubscriptions } from '@callboard/contract';
import type { CalendarSubscription } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { AskDialog } from '../ask-dialog.tsx';
import type { NewAddress } from './address-sheet.tsx';

type Asked = { feed: CalendarSubscription; onClose: () => void };

const feedsChanged = () => invalidate(calendarSubscriptions.publicCalendarSubscriptions);
/** Deleted on another device: then that is what has to be seen. */
const unlessGone = (onClose: () => void) => (error: CallError) => {
  if (error.code !== 'not_found') return;
  onClose();
  return feedsChanged();
};

export function RotateFeed({
  feed,
  onRotated,
  onClose,
}: Asked & { onRotated: (address: NewAddress) => void }) {
  const t = useWords('account');
  const rotate = useCommand(calendarSubscriptions.rotatePublicCalendarSubscription, {
    onSuccess: (address) => {
      onClose();
      onRotated(address);
      return feedsChanged();
    },
    onError: unlessGone(onClose),
  });
  return (
    <AskDialog
      title={t('calendars.rotate-title', { name: feed.name })}
      text={t('calendars.rotate-text')}
      submit={t('calendars.rotate')}
      kind="primary"
      busy={rotate.isPending}
      error={rotate.error}
      onSubmit={() => rotate.mutate({ params: { id: feed.id } })}
      onClose={onClose}
    />
  );
}

export function RemoveFeed({ feed, onClose }: Asked) {
  const t = useWords('account');
  const remove = useCommand(calendarSubscriptions.deletePublicCalendarSubscription, {
    onSuccess: () => {
      toast.success(t('calendars.removed', { name: feed.name }));
      onClose();
      return feedsChanged();
    },
    onError: unlessGone(onClose),
  });
  return (
    <AskDialog
      title={t('calendars.remove-title', { name: feed.name })}
      text={t('calendars.remove-text')}
      submit={t('calendars.remove')}
      busy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id: feed.id } })}
      onClose={onClose}
    />
  );
}
