import { useCommand } from '@callboard/client';
import { photos } from '@callboard/contract';
import type { CrewPhoto } from '@callboard/contract';
import { photoRejections } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { RejectionSheet, useFormCommand } from '@callboard/parts';
import { useState } from 'react';
import { ApprovalCard } from './approval-card.tsx';
import styles from './approvals.module.css';
import { useDecided } from './use-decided.ts';

/** A photo of a job, which the client sees once it is approved. */
export function PhotoCard({ photo }: { photo: CrewPhoto }) {
  const t = useWords('documents');
  const { when } = useFormat();
  const { id, by, caption, crewName, projectNumber, medium, takenAt } = photo;
  const [rejecting, setRejecting] = useState(false);
  const { approved, rejected, refused } = useDecided('photos');
  const approve = useCommand(photos.approvePhoto, { onSuccess: approved, onError: refused });
  const reject = useFormCommand(photos.rejectPhoto, { onSuccess: rejected });
  return (
    <ApprovalCard
      title={t('approvals.photoBy', { name: by })}
      name={caption || by}
      busy={approve.isPending}
      onApprove={() => approve.mutate({ params: { id } })}
      onReject={() => setRejecting(true)}
      picture={
        <img className={styles.photo} src={medium} alt={caption} width={640} height={480} loading="lazy" />
      }
    >
      {caption && <p className={styles.caption}>{caption}</p>}
      <p className={styles.about}>
        {crewName} · {projectNumber} · <time dateTime={takenAt}>{when(takenAt)}</time>
      </p>
      {rejecting && (
        <RejectionSheet
          title={t('approvals.rejectPhoto')}
          subtitle={caption || by}
          hint={t('approvals.photoHint')}
          submit={t('verify.reject')}
          codes={photoRejections}
          draft={`reject-photo/${id}`}
          send={(body) => reject({ params: { id }, body })}
          onClose={() => setRejecting(false)}
        />
      )}
    </ApprovalCard>
  );
}
