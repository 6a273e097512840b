import { useFormat, useWords } from '@callboard/i18n';
import { Button, Chip, TextField, TimeField } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { clockAt } from '@callboard/domain';
import { useState } from 'react';
import { momentOfTime } from './moment-of-time.ts';
import type { Wanted } from './person-sheet.tsx';
import type { CrewRow } from '../crew-list/use-crew-list.ts';
import type { ForOther } from '../crew-list/use-crew-steps.ts';

type StepFormProps = {
  row: CrewRow;
  wanted: Wanted;
  reasonNeeded: boolean;
  now: number;
  onMake: (body: ForOther) => void;
};
const common = {
  preCall: ['onPhone'],
  in: ['wasHere', 'phoneEmpty', 'late'],
  out: ['forgot', 'workDone', 'ill'],
} as const;

/** When it really was, and why the chief says so. */
export function StepForm({ row, wanted: { step, otherTime }, reasonNeeded, now, onMake }: StepFormProps) {
  const t = useWords('crew-ops');
  const format = useFormat();
  const planned = step === 'out' ? row.plannedUntil : row.plannedFrom;
  const usual = Date.parse(planned) < now ? planned : now;
  const [time, setTime] = useState(() => clockAt(usual, row.timeZone).time);
  const [reason, setReason] = useState('');
  const at = otherTime && time !== '' ? momentOfTime(time, now, row.timeZone) : undefined;
  const tooEarly = step !== 'out' && at !== undefined && Date.parse(at) < Date.parse(row.opens.checkIn);
  const early =
    step === 'out' &&
    at !== undefined &&
    row.checkedFrom !== null &&
    at < new Date(row.checkedFrom).toISOString();
  const ready =
    (!otherTime || (at !== undefined && !early && !tooEarly)) && (!reasonNeeded || reason.trim() !== '');
  return (
    <form
      className={column.gap4}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onMake({ ...(at && { at }), ...(reason.trim() && { reason: reason.trim() }) });
      }}
    >
      {otherTime && (
        <TimeField
          label={t('crew-chief-job.time')}
          value={time}
          onValue={setTime}
          error={
            early
              ? t('crew-chief-job.beforeCheckIn')
              : tooEarly
                ? t('crew-chief-job.beforeOpen', { time: format.time(row.opens.checkIn, row.timeZone) })
                : undefined
          }
          required
        />
      )}
      {reasonNeeded && (
        <>
          <TextField
            label={t('on-site.reason')}
            hint={t('crew-chief-job.reasonHint')}
            value={reason}
            onValue={setReason}
            maxLength={200}
            autoComplete="off"
            required
          />
          <div className={wrap.gap2}>
            {common[step].map((key) => {
              const words = t(`crew-chief-job.reason.${key}`);
              return (
                <Chip key={key} label={words} selected={reason === words} onClick={() => setReason(words)} />
              );
            })}
          </div>
        </>
      )}
      <Button type="submit" wide disabled={!ready}>
        {t(`crew-chief-job.make.${step}`, { name: row.name })}
      </Button>
    </form>
  );
}
