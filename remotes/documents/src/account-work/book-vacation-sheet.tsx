import { staffContracts } from '@callboard/contract';
import type { ContractFigures } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, readNumber, useFormCommand, useFormSheet } from '@callboard/parts';
import { Select, TextField, toast } from '@callboard/ui';
import { accountChanged } from './account-changed.ts';
import styles from './account-work.module.css';
import type { Whose } from './account-work.tsx';

const kinds = ['add', 'takeOff', 'carryOver'] as const;

type BookVacationSheetProps = {
  person: Whose;
  vacation: ContractFigures['vacation'];
  onClose: () => void;
};

/** Days for or off the vacation account of a year, with what is left before and after. */
export function BookVacationSheet({ person, vacation, onClose }: BookVacationSheetProps) {
  const t = useWords('documents');
  const format = useFormat();
  const { number } = format;
  const { year, left } = vacation;
  const book = useFormCommand(staffContracts.bookVacation, {
    onSuccess: (booked) => {
      const days = number(booked.left);
      toast.success(t('account-work.vacationBooked', { name: person.name, days }));
      return accountChanged();
    },
  });
  const form = useFormSheet({
    title: t('account-work.bookVacation'),
    draft: `book-vacation/${person.id}/${year}`,
    offline: 'needs-network',
    labels: { kind: t('account-work.kind'), days: t('account-work.days'), reason: t('account-work.reason') },
    start: { kind: 'add' as string, days: '', reason: '' },
    bounds: { days: (days) => number(days) },
    endpoint: staffContracts.bookVacation,
    body: ({ kind, days, reason }) => {
      const typed = readNumber(days, format) ?? 0;
      return {
        personId: person.id,
        year,
        days: kind === 'takeOff' ? -typed : typed,
        kind: kind === 'carryOver' ? ('carryOver' as const) : ('manual' as const),
        reason: reason.trim(),
      };
    },
    check: ({ days }) => {
      const typed = readNumber(days, format);
      if (days.trim() === '' || typed === 0) return [{ path: 'days', code: 'required' }];
      if (typed === null || typed < 0) return [{ path: 'days', code: 'bad_format' }];
      return (typed * 2) % 1 === 0
        ? []
        : [{ path: 'days', code: 'bad_format', text: t('account-work.halfDays') }];
    },
    send: (body) => book({ body }),
    onClose,
  });
  const typed = readNumber(form.values.days, format) ?? 0;
  const after = left + (form.values.kind === 'takeOff' ? -typed : typed);
  return (
    <FormSheet form={form} subtitle={`${person.name}, ${year}`} submit={t('account-work.book')}>
      <p>{t('account-work.bookVacationText', { year: String(year) })}</p>
      <Select
        {...form.field('kind')}
        options={kinds.map((value) => ({ value, label: t(`account-work.kinds.${value}`) }))}
      />
      <TextField {...form.field('days')} inputMode="decimal" autoComplete="off" required />
      <TextField
        {...form.field('reason')}
        hint={t('account-work.reasonHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
      <p className={styles.change} aria-live="polite">
        {t('account-work.vacationChange', { before: number(left), after: number(after) })}
      </p>
    </FormSheet>
  );
}
