import { todayHere, useQuery } from '@callboard/client';
import { staffContracts } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, readMinutes, useFormCommand, useFormSheet } from '@callboard/parts';
import { DatePicker, Select, TextField, toast } from '@callboard/ui';
import { figuresQuery } from '../base/contracts.queries.ts';
import { accountChanged } from './account-changed.ts';
import styles from './account-work.module.css';
import type { Whose } from './account-work.tsx';

const kinds = ['add', 'takeOff', 'paidOut'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (value: string): Kind => kinds.find((kind) => kind === value) ?? 'add';

type BookTimeSheetProps = { person: Whose; onClose: () => void };

/** Hours for or off the time account of a person, of a day until today, with what stands there before and after. */
export function BookTimeSheet({ person, onClose }: BookTimeSheetProps) {
  const t = useWords('documents');
  const format = useFormat();
  const { duration } = format;
  // Of whichever day it is, a booking changes the account of now, whichever month is shown.
  const now = useRead(useQuery(figuresQuery({ personId: person.id })));
  const today = todayHere();
  const book = useFormCommand(staffContracts.bookTime, {
    onSuccess: ({ timeAccount }) => {
      toast.success(t('account-work.timeBooked', { name: person.name, hours: duration(timeAccount) }));
      return accountChanged();
    },
  });
  const form = useFormSheet({
    title: t('account-work.bookTime'),
    draft: `book-time/${person.id}`,
    offline: 'needs-network',
    labels: {
      day: t('account-work.day'),
      kind: t('account-work.kind'),
      hours: t('account-work.hours'),
      reason: t('account-work.reason'),
    },
    start: { day: today, kind: 'add' as string, hours: '', reason: '' },
    paths: { minutes: 'hours' },
    bounds: { hours: (minutes) => duration(minutes, { signed: false }) },
    endpoint: staffContracts.bookTime,
    body: ({ day, kind, hours, reason }) => {
      const minutes = readMinutes(hours, format) ?? 0;
      return {
        personId: person.id,
        day,
        minutes: kind === 'takeOff' ? -minutes : minutes,
        kind: kind === 'paidOut' ? ('paidOut' as const) : ('manual' as const),
        reason: reason.trim(),
      };
    },
    check: ({ day, hours }) => {
      const minutes = readMinutes(hours, format);
      const isEmpty = hours.trim() === '' || minutes === 0;
      return [
        ...(day > today ? [{ path: 'day', code: 'in_the_future' } as const] : []),
        ...(isEmpty ? [{ path: 'hours', code: 'required' } as const] : []),
        ...(!isEmpty && minutes === null ? [{ path: 'hours', code: 'bad_format' } as const] : []),
      ];
    },
    send: (body) => book({ body }),
    onClose,
  });
  const minutes = readMinutes(form.values.hours, format) ?? 0;
  const change = kindOf(form.values.kind) === 'add' ? minutes : -minutes;
  return (
    <FormSheet form={form} subtitle={person.name} submit={t('account-work.book')}>
      <p>{t('account-work.bookTimeText')}</p>
      <Select
        {...form.field('kind')}
        options={kinds.map((value) => ({ value, label: t(`account-work.kinds.${value}`) }))}
      />
      <DatePicker {...form.field('day')} hint={t('account-work.dayHint')} max={today} required />
      <TextField {...form.field('hours')} inputMode="text" autoComplete="off" required />
      <TextField
        {...form.field('reason')}
        hint={t('account-work.reasonHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
      {now.kind === 'there' && (
        <p className={styles.change} aria-live="polite">
          {t('account-work.timeChange', {
            before: duration(now.data.timeAccount),
            after: duration(now.data.timeAccount + change),
          })}
        </p>
      )}
    </FormSheet>
  );
}
