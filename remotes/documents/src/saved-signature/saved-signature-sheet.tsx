import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { EmptyState, Faces, Sheet, Skeleton } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { Signature } from 'lucide-react';
import { savedSignatureQuery } from '../base/documents.queries.ts';
import { ForgetSignature } from './forget-signature.tsx';
import { SignatureFigure } from './signature-figure.tsx';

/** The signature that is kept for the next time, and forgetting it. */
export function SavedSignatureSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('documents');
  const read = useRead(useQuery(savedSignatureQuery));
  return (
    <Sheet open onClose={onClose} title={t('saved-signature.open')}>
      <Faces read={read} loading={<Skeleton height="8rem" />}>
        {(saved) =>
          saved.saved ? (
            <div className={column.gap5}>
              <p>{t('saved-signature.text')}</p>
              <SignatureFigure saved={saved} />
              <div>
                <ForgetSignature />
              </div>
            </div>
          ) : (
            <EmptyState
              icon={Signature}
              title={t('saved-signature.empty')}
              text={t('saved-signature.emptyText')}
            />
          )
        }
      </Faces>
    </Sheet>
  );
}
