import { CallError, invalidate } from '@callboard/client';
import { calendarSubscriptions } from '@callboard/contract';
import type { CalendarContent } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, Checkbox, TextField } from '@callboard/ui';
import { useState } from 'react';
import styles from '../account.module.css';
import type { NewAddress } from './address-sheet.tsx';

const contents = ['jobs', 'vacations', 'blocks'] as const satisfies readonly CalendarContent[];

type AddFeedSheetProps = { onAdded: (address: NewAddress) => void; onClose: () => void };

/** Names a calendar feed and says what is in it; the address follows. */
export function AddFeedSheet({ onAdded, onClose }: AddFeedSheetProps) {
  const t = useWords('account');
  const [most, setMost] = useState<number | null>(null);
  const add = useFormCommand(calendarSubscriptions.addPublicCalendarSubscription, {
    onSuccess: () => invalidate(calendarSubscriptions.publicCalendarSubscriptions),
  });
  const form = useFormSheet({
    title: t('calendars.add'),
    draft: 'calendar-feed',
    offline: 'needs-network',
    labels: {
      name: t('calendars.name'),
      jobs: t('calendars.content.jobs'),
      vacations: t('calendars.content.vacations'),
      blocks: t('calendars.content.blocks'),
    },
    start: { name: t('calendars.proposed'), jobs: true, vacations: true, blocks: false },
    endpoint: calendarSubscriptions.addPublicCalendarSubscription,
    body: ({ name, ...chosen }) => ({ name, contents: contents.filter((one) => chosen[one]) }),
    paths: { contents: 'jobs' },
    send: async (body) => {
      try {
        onAdded(await add({ body }));
        return true;
      } catch (error) {
        const limit = error instanceof CallError && error.code === 'too_many' && error.params['limit'];
        if (!limit) throw error;
        setMost(Number(limit));
        return false;
      }
    },
    onClose,
  });
  const { jobs, vacations, blocks } = form.values;
  const isEmpty = !jobs && !vacations && !blocks;
  return (
    <FormSheet
      form={form}
      subtitle={t('calendars.add-intro')}
      submit={t('calendars.create')}
      stopped={isEmpty}
    >
      {most !== null && <Banner kind="error" title={t('calendars.too-many', { limit: most })} />}
      <TextField {...form.field('name')} required />
      <fieldset className={styles.fields}>
        <legend>{t('calendars.contents')}</legend>
        {contents.map((one) => (
          <Checkbox key={one} {...form.checkbox(one)} />
        ))}
      </fieldset>
      {isEmpty && <Banner kind="warning" title={t('calendars.nothing')} />}
    </FormSheet>
  );
}
