import type { CrewStatusRow } from '@callboard/contract';
import { fieldTextOf } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Avatar, Button, Sheet, TextArea, TextField, TimeField } from '@callboard/ui';
import { useState } from 'react';
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
  const [form, setForm] = useState(correction ?? asChecked(row, zone));
  const [tried, setTried] = useState(false);
  const change = (part: Partial<Correction>) => setForm({ ...form, ...part });
  const problem = hoursProblem(row, form, { zone, now });
  const errorOf = (field: keyof Correction) =>
    tried && problem?.field === field ? fieldTextOf({ code: problem.code, params: { max: 600 } }) : undefined;
  const timed = !problem || problem.field === 'reason';
  const proposed = timed ? proposedOf(row, form, zone) : null;
  const checked = t('sign-off.checkedAs', {
    from: row.checkedFrom ? time(row.checkedFrom, zone) : '',
    until: row.checkedUntil ? time(row.checkedUntil, zone) : '',
  });
  const use = () => {
    setTried(true);
    if (!problem) onDone({ ...form, reason: form.reason.trim() });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={row.name}
      subtitle={checked}
      leading={<Avatar name={row.name} {...(row.pictureUrl && { src: row.pictureUrl })} />}
      actions={
        <>
          {correction && (
            <Button kind="secondary" onClick={() => onDone(null)}>
              {t('sign-off.asChecked')}
            </Button>
          )}
          <Button onClick={use}>{t('sign-off.useHours')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          <TimeField
            label={t('sign-off.from')}
            value={form.from}
            error={errorOf('from')}
            onValue={(from) => change({ from })}
          />
          <TimeField
            label={t('sign-off.until')}
            hint={proposed ? date(proposed.until, 'weekday', zone) : undefined}
            value={form.until}
            error={errorOf('until')}
            onValue={(until) => change({ until })}
          />
        </div>
        <TextField
          label={t('sign-off.breakMinutes')}
          inputMode="numeric"
          autoComplete="off"
          value={form.breakMinutes}
          error={errorOf('breakMinutes')}
          onValue={(breakMinutes) => change({ breakMinutes })}
        />
        <output>
          {proposed && t('sign-off.makes', { hours: duration(proposed.minutes, { signed: false }) })}
        </output>
        <TextArea
          label={t('sign-off.reason')}
          hint={t('sign-off.reasonHint', { name: row.name })}
          rows={2}
          maxLength={200}
          value={form.reason}
          error={errorOf('reason')}
          onValue={(reason) => change({ reason })}
          required
        />
      </div>
    </Sheet>
  );
}
