import { useCommand } from '@callboard/client';
import { persons } from '@callboard/contract';
import type { ProfilePicture } from '@callboard/contract';
import { portraitRejections } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { RejectionSheet, useFormCommand } from '@callboard/parts';
import { useState } from 'react';
import { ApprovalCard } from './approval-card.tsx';
import styles from './approvals.module.css';
import { useDecided } from './use-decided.ts';

/** A new profile picture, beside the one that everybody sees until then. */
export function PictureCard({ submitted }: { submitted: ProfilePicture }) {
  const t = useWords('documents');
  const { when } = useFormat();
  const { id, personName: name, picture, shown, submittedAt } = submitted;
  const [rejecting, setRejecting] = useState(false);
  const { approved, rejected, refused } = useDecided('pictures');
  const approve = useCommand(persons.approveProfilePicture, { onSuccess: approved, onError: refused });
  const reject = useFormCommand(persons.rejectProfilePicture, { onSuccess: rejected });
  return (
    <ApprovalCard
      title={t('approvals.pictureOf', { name })}
      name={name}
      busy={approve.isPending}
      onApprove={() => approve.mutate({ params: { id } })}
      onReject={() => setRejecting(true)}
      picture={
        <div className={styles.pictures}>
          <img className={styles.new} src={picture?.large} alt="" width={240} height={240} />
          {shown && (
            <figure className={styles.now}>
              <img src={shown.medium} alt="" width={72} height={72} />
              <figcaption>{t('approvals.now')}</figcaption>
            </figure>
          )}
        </div>
      }
    >
      <p className={styles.about}>
        <time dateTime={submittedAt}>{when(submittedAt)}</time>
      </p>
      {rejecting && (
        <RejectionSheet
          title={t('approvals.rejectPicture')}
          subtitle={name}
          hint={t('approvals.pictureHint')}
          submit={t('verify.reject')}
          codes={portraitRejections}
          draft={`reject-picture/${id}`}
          send={(body) => reject({ params: { id }, body })}
          onClose={() => setRejecting(false)}
        />
      )}
    </ApprovalCard>
  );
}
