import { useOnline } from '@callboard/client';
import { refusalReasonCodes } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Sheet, TextField } from '@callboard/ui';
import { useState } from 'react';
import type { Answerable } from './answerable.ts';
import styles from './refuse-sheet.module.css';
import type { RefusalReason } from './use-confirm-job.ts';
import { useRefuseJob } from './use-refuse-job.ts';

/** Asks for the reason, and says what follows before it happens. */
export function RefuseSheet({ job, onClose }: { job: Answerable; onClose: () => void }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const online = useOnline();
  const { refuse, isPending } = useRefuseJob(job);
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [comment, setComment] = useState('');
  const own = comment.trim();
  const ready = reason !== null && (reason !== 'other' || own !== '');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('answer-job.refuseTitle', { what: job.what })}
      subtitle={date(job.startDate, 'weekday')}
      actions={
        <>
          <Button kind="secondary" size="large" onClick={onClose}>
            {t('answer-job.keep')}
          </Button>
          <Button
            kind="danger"
            size="large"
            busy={isPending}
            disabled={!ready || !online}
            onClick={() => void (reason && refuse(reason, own).then((done) => done && onClose()))}
          >
            {t('answer-job.refuse')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{t(job.status === 'hasChanged' ? 'answer-job.refuseChangeText' : 'answer-job.refuseText')}</p>
        {!online && <p>{t('answer-job.needsNetwork')}</p>}
        <fieldset className={styles.reasons}>
          <legend>{t('answer-job.reason')}</legend>
          {refusalReasonCodes.map((code) => (
            <label key={code} className={styles.reason}>
              <input
                type="radio"
                name="reason"
                value={code}
                checked={reason === code}
                onChange={() => setReason(code)}
              />
              <span>{t(`answer-job.reasons.${code}`)}</span>
            </label>
          ))}
        </fieldset>
        {reason === 'other' && (
          <TextField
            label={t('answer-job.ownReason')}
            hint={t('answer-job.ownReasonHint')}
            value={comment}
            onValue={setComment}
            maxLength={200}
            autoComplete="off"
            required
          />
        )}
      </div>
    </Sheet>
  );
}
