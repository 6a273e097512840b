import type { PrivateCalendar } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow, Menu, RowIcon } from '@callboard/ui';
import { CalendarOff, CalendarX, RefreshCw, Trash2 } from 'lucide-react';
import { useOfflineText } from '../../offline/offline-note.tsx';
import styles from '../account.module.css';

type RowProps = { calendar: PrivateCalendar; onRead: () => void; onRemove: () => void };

/** A calendar of the person's own: where it is, when it was read, or why it was not. */
export function PrivateCalendarRow({ calendar, onRead, onRemove }: RowProps) {
  const t = useWords('account');
  const { when, number } = useFormat();
  const offline = useOfflineText();
  const { name, host, waiting, readAt, busyTimes, problem } = calendar;
  const state = waiting
    ? t('private.waiting')
    : problem
      ? t(`private.problem.${problem.reason}`)
      : t('private.times', { number: number(busyTimes) });
  const times = [
    host,
    problem && t('private.since', { at: when(problem.since) }),
    readAt && t('private.read-at', { at: when(readAt) }),
  ];
  return (
    <ListRow
      leading={<RowIcon icon={problem ? CalendarX : CalendarOff} />}
      title={name}
      subtitle={state}
      text={<span className={styles.facts}>{times.filter(Boolean).join(' · ')}</span>}
      trailing={
        <Menu
          label={t('calendars.more', { name })}
          items={[
            {
              id: 'read',
              label: t('private.read'),
              icon: RefreshCw,
              hint: offline,
              disabled: offline !== undefined || waiting,
              run: onRead,
            },
            {
              id: 'remove',
              label: t('private.remove'),
              icon: Trash2,
              kind: 'danger',
              disabled: offline !== undefined,
              run: onRemove,
            },
          ]}
        />
      }
    />
  );
}
