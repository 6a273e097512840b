import { jobs } from '@callboard/contract';
import { refusalReasons } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Button, TextField } from '@callboard/ui';
import type { Answerable } from './answerable.ts';
import styles from './refuse-sheet.module.css';
import type { RefusalReason } from './use-confirm-job.ts';
import { useRefuseJob } from './use-refuse-job.ts';

const notSaid: { readonly reason: RefusalReason | ''; readonly comment: string } = {
  reason: '',
  comment: '',
};

/** Asks for the reason, and says what follows before it happens. */
export function RefuseSheet({ job, onClose }: { job: Answerable; onClose: () => void }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const refuse = useRefuseJob(job);
  const form = useFormSheet({
    title: t('answer-job.refuseTitle', { what: job.what }),
    draft: `refuse/${job.id}`,
    offline: 'needs-network',
    labels: { reason: t('answer-job.reason'), comment: t('answer-job.ownReason') },
    start: notSaid,
    endpoint: jobs.confirmation,
    body: ({ reason, comment }) => ({
      answer: 'refuse' as const,
      ...(reason && { reason }),
      ...(reason === 'other' && { comment: comment.trim() }),
    }),
    send: refuse,
    onClose,
  });
  const { reason, comment } = form.values;
  const isSaid = reason !== '' && (reason !== 'other' || comment.trim() !== '');
  const keep = () => {
    form.forget();
    onClose();
  };
  return (
    <FormSheet
      form={form}
      subtitle={date(job.startDate, 'weekday')}
      submit={t('answer-job.refuse')}
      submitKind="danger"
      stopped={!isSaid}
      actions={
        <Button kind="secondary" size="large" onClick={keep}>
          {t('answer-job.keep')}
        </Button>
      }
    >
      <p>{t(job.status === 'hasChanged' ? 'answer-job.refuseChangeText' : 'answer-job.refuseText')}</p>
      <fieldset className={styles.reasons}>
        <legend>{t('answer-job.reason')}</legend>
        {refusalReasons.map((code) => (
          <label key={code} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              value={code}
              checked={reason === code}
              onChange={() => form.change({ reason: code })}
            />
            <span>{t(`answer-job.reasons.${code}`)}</span>
          </label>
        ))}
      </fieldset>
      {reason === 'other' && (
        <TextField
          {...form.field('comment')}
          hint={t('answer-job.ownReasonHint')}
          maxLength={200}
          autoComplete="off"
          required
        />
      )}
    </FormSheet>
  );
}
