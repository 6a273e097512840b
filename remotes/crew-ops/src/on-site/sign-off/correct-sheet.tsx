import type { CrewStatusRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Avatar, Button, TextArea, TextField, TimeField } from '@callboard/ui';
import { asChecked, hoursProblem, proposedOf } from './hours.ts';
import type { Correction } from './hours.ts';
import styles from './sign-off.module.css';

type CorrectSheetProps = {
  row: CrewStatusRow;
  zone: string;
  now: number;
  correction: Correction | undefined;
  /** Nothing: as checked. */
  onDone: (correction: Correction | null) => void;
  onClose: () => void;
};

/** The hours of one person as they really were, and why they are not as checked. */
export function CorrectSheet({ row, zone, now, correction, onDone, onClose }: CorrectSheetProps) {
  const t = useWords('crew-ops');
  const { date, time, duration } = useFormat();
  const form = useFormSheet({
    title: row.name,
    draft: `correct-hours/${row.crewItemId}`,
    offline: 'workable',
    labels: {
      from: t('sign-off.from'),
      until: t('sign-off.until'),
      breakMinutes: t('sign-off.breakMinutes'),
      reason: t('sign-off.reason'),
    },
    start: correction ?? asChecked(row, zone),
    endpoint: null,
    body: (values) => values,
    check: (values) => {
      const problem = hoursProblem(row, values, { zone, now });
      return problem ? [{ path: problem.field, code: problem.code, params: { max: 600 } }] : [];
    },
    send: async (_, { values }) => onDone({ ...values, reason: values.reason.trim() }),
    onClose,
  });
  const problem = hoursProblem(row, form.values, { zone, now });
  const timed = !problem || problem.field === 'reason';
  const proposed = timed ? proposedOf(row, form.values, zone) : null;
  const checked = t('sign-off.checkedAs', {
    from: row.checkedFrom ? time(row.checkedFrom, zone) : '',
    until: row.checkedUntil ? time(row.checkedUntil, zone) : '',
  });
  const asWasChecked = () => {
    form.forget();
    onDone(null);
  };
  return (
    <FormSheet
      form={form}
      subtitle={checked}
      leading={<Avatar name={row.name} {...(row.pictureUrl && { src: row.pictureUrl })} />}
      submit={t('sign-off.useHours')}
      actions={
        correction && (
          <Button kind="secondary" size="large" onClick={asWasChecked}>
            {t('sign-off.asChecked')}
          </Button>
        )
      }
    >
      <div className={styles.pair}>
        <TimeField {...form.field('from')} />
        <TimeField
          {...form.field('until')}
          hint={proposed ? date(proposed.until, 'weekday', zone) : undefined}
        />
      </div>
      <TextField {...form.field('breakMinutes')} inputMode="numeric" autoComplete="off" />
      <output>
        {proposed && t('sign-off.makes', { hours: duration(proposed.minutes, { signed: false }) })}
      </output>
      <TextArea
        {...form.field('reason')}
        hint={t('sign-off.reasonHint', { name: row.name })}
        rows={2}
        maxLength={200}
        required
      />
    </FormSheet>
  );
}
