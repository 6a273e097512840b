import { CallError, invalidate } from '@callboard/client';
import { privateCalendars } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, TextField } from '@callboard/ui';
import { useState } from 'react';

/** Names a private calendar and takes its address, which nobody sees again. */
export function AddPrivateCalendarSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('account');
  const [most, setMost] = useState<number | null>(null);
  const add = useFormCommand(privateCalendars.addPrivateCalendar, {
    onSuccess: () => invalidate(privateCalendars.privateCalendars),
  });
  const form = useFormSheet({
    title: t('private.add'),
    draft: 'private-calendar',
    offline: 'needs-network',
    labels: { name: t('calendars.name'), address: t('calendars.address') },
    start: { name: t('private.proposed'), address: '' },
    endpoint: privateCalendars.addPrivateCalendar,
    body: (typed) => typed,
    send: async (body) => {
      try {
        await add({ body });
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
  return (
    <FormSheet form={form} subtitle={t('private.add-intro')} submit={t('private.add')}>
      {most !== null && <Banner kind="error" title={t('private.too-many', { limit: most })} />}
      <TextField {...form.field('name')} required />
      <TextField
        {...form.field('address')}
        required
        inputMode="url"
        autoComplete="off"
        hint={t('private.hint')}
      />
    </FormSheet>
  );
}
