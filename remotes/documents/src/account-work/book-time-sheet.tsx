import { useQuery } from '@callboard/client';
import { staffContracts } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, readMinutes, useFormCommand, useFormSheet } from '@callboard/parts';
import { Select, TextField, toast } from '@callboard/ui';
import { figuresQuery } from '../contract-list/contracts.queries.ts';
import { accountChanged } from './account-changed.ts';
import styles from './account-work.module.css';
import type { Whose } from './account-work.tsx';

const kinds = ['add', 'takeOff', 'paidOut'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (value: string): Kind => kinds.find((kind) => kind === value) ?? 'add';

type BookTimeSheetProps = { person: Whose; onClose: () => void };

/** Hours for or off the time account of a person, dated today, with what stands there before and after. */
export function BookTimeSheet({ person, onClose }: BookTimeSheetProps) {
  const t = useWords('documents');
  const format = useFormat();
  const { duration } = format;
  // A booking is dated today: what it changes is the account of now, whichever month is shown.
  const now = useRead(useQuery(figuresQuery({ personId: person.id })));
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
      kind: t('account-work.kind'),
      hours: t('account-work.hours'),
      reason: t('account-work.reason'),
    },
    start: { kind: 'add' as string, hours: '', reason: '' },
    paths: { minutes: 'hours' },
    bounds: { hours: (minutes) => duration(minutes, { signed: false }) },
    endpoint: staffContracts.bookTime,
    body: ({ kind, hours, reason }) => {
      const minutes = readMinutes(hours, format) ?? 0;
      return {
        personId: person.id,
        minutes: kind === 'takeOff' ? -minutes : minutes,
        kind: kind === 'paidOut' ? ('paidOut' as const) : ('manual' as const),
        reason: reason.trim(),
      };
    },
    check: ({ hours }) => {
      const minutes = readMinutes(hours, format);
      if (minutes === null) return [{ path: 'hours', code: hours.trim() === '' ? 'required' : 'bad_format' }];
      return minutes === 0 ? [{ path: 'hours', code: 'required' }] : [];
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
