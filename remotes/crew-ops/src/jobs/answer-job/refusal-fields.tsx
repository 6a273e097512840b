import { refusalReasons } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { TextField } from '@callboard/ui';
import type { ComponentProps } from 'react';
import styles from './refuse-sheet.module.css';
import type { RefusalReason } from './use-confirm-job.ts';

type Refusal = { readonly reason: RefusalReason | ''; readonly comment: string };

export const notSaid: Refusal = { reason: '', comment: '' };

export const isSaid = ({ reason, comment }: Refusal): boolean =>
  reason !== '' && (reason !== 'other' || comment.trim() !== '');

export const refusalOf = ({ reason, comment }: Refusal) => ({
  answer: 'refuse' as const,
  ...(reason && { reason }),
  ...(reason === 'other' && { comment: comment.trim() }),
});

type RefusalFieldsProps = {
  /** The job was confirmed before. */
  isChange: boolean;
  reason: RefusalReason | '';
  onReason: (reason: RefusalReason) => void;
  comment: Omit<ComponentProps<typeof TextField>, 'hint'>;
};

/** What follows from declining a job, and why somebody does: of the list, or in own words. */
export function RefusalFields({ isChange, reason, onReason, comment }: RefusalFieldsProps) {
  const t = useWords('crew-ops');
  return (
    <>
      <p>{t(isChange ? 'answer-job.refuseChangeText' : 'answer-job.refuseText')}</p>
      <fieldset className={styles.reasons}>
        <legend>{t('answer-job.reason')}</legend>
        {refusalReasons.map((code) => (
          <label key={code} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              value={code}
              checked={reason === code}
              onChange={() => onReason(code)}
            />
            <span>{t(`answer-job.reasons.${code}`)}</span>
          </label>
        ))}
      </fieldset>
      {reason === 'other' && (
        <TextField
          {...comment}
          hint={t('answer-job.ownReasonHint')}
          maxLength={200}
          autoComplete="off"
          required
        />
      )}
    </>
  );
}
