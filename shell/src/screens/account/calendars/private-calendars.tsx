import { CallError, invalidate, useCommand, useOnline, useQuery, useUnlessLive } from '@callboard/client';
import { privateCalendars } from '@callboard/contract';
import type { PrivateCalendar } from '@callboard/contract';
import { errorTextOf, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, Section, listFace, toast } from '@callboard/ui';
import { CalendarOff, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import styles from '../account.module.css';
import { privateCalendarsQuery } from './calendars.queries.ts';
import { PrivateCalendarRow } from './private-calendar-row.tsx';

const AddPrivateCalendarSheet = openedLater(
  async () =>
    (await import(/* webpackChunkName: "account-sheets" */ './add-private-calendar-sheet.tsx'))
      .AddPrivateCalendarSheet,
);
const RemovePrivateCalendar = openedLater(
  async () =>
    (await import(/* webpackChunkName: "account-sheets" */ './remove-private-calendar.tsx'))
      .RemovePrivateCalendar,
);

const lookAgainMs = 10_000;

/** Calendars of the person's own whose times are read. */
export function PrivateCalendars() {
  const t = useWords('account');
  const online = useOnline();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PrivateCalendar | null>(null);
  const read = useRead(useQuery({ ...privateCalendarsQuery, refetchInterval: useUnlessLive(lookAgainMs) }));
  const readNow = useCommand(privateCalendars.readPrivateCalendar, {
    onSuccess: () => invalidate(privateCalendars.privateCalendars),
    onError: (error) => {
      // Removed on another device: then that is what has to be seen.
      if (error instanceof CallError && error.code === 'not_found')
        return invalidate(privateCalendars.privateCalendars);
      toast.error(errorTextOf(error).title);
    },
  });
  const rows = read.kind === 'there' ? read.data.items : [];
  const nothing = { icon: CalendarOff, title: t('private.empty'), text: t('private.empty-text') };
  const endAdding = () => setAdding(false);
  const endRemoving = () => setRemoved(null);
  return (
    <Section title={t('private.title')} {...(rows.length > 0 && { count: rows.length })}>
      <p className={styles.intro}>{t('private.intro')}</p>
      <List
        label={t(rows.length > 0 ? 'private.title' : 'private.empty')}
        state={listFace(read, { rows: 1, empty: ({ items }) => (items.length > 0 ? null : nothing) })}
      >
        {rows.map((calendar) => (
          <PrivateCalendarRow
            key={calendar.id}
            calendar={calendar}
            onRead={() => readNow.mutate({ params: { id: calendar.id } })}
            onRemove={() => setRemoved(calendar)}
          />
        ))}
      </List>
      <Button icon={CalendarPlus} kind="secondary" wide disabled={!online} onClick={() => setAdding(true)}>
        {t('private.add')}
      </Button>
      {adding && <AddPrivateCalendarSheet onClose={endAdding} onMissing={endAdding} />}
      {removed && <RemovePrivateCalendar calendar={removed} onClose={endRemoving} onMissing={endRemoving} />}
    </Section>
  );
}
