import { serverNow } from '@callboard/client';
import type { DocumentOfLink } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card, DeadlinePill, LongWords } from '@callboard/ui';
import { DocumentStatusPill } from '../document-status/document-status-pill.tsx';
import styles from './signing-link.module.css';

/** Who asks whom to sign what. */
export function LinkHead({ held }: { held: DocumentOfLink }) {
  const t = useWords('documents');
  const { tenantName, document, signatory, waitingFor, paper, may } = held;
  const { name, type, number, pages, expiresAt, status } = document;
  const asks = signatory.delegatedBy
    ? t('signing-link.delegated', { name: signatory.name, by: signatory.delegatedBy })
    : t('signing-link.for', { name: signatory.name });
  return (
    <Card>
      <p className={styles.tenant}>
        <LongWords>{tenantName}</LongWords>
      </p>
      <div>
        <DocumentStatusPill
          document={{ status, myTurn: may.sign, waitingFor, paperNeeded: paper !== null }}
        />
      </div>
      <h2 className={styles.name}>
        <LongWords>{name}</LongWords>
      </h2>
      <p className={styles.facts}>
        {[type, number, pages !== null && t('document.pages', { count: pages })].filter(Boolean).join(' · ')}
      </p>
      <p>
        <LongWords>{[asks, signatory.role].filter(Boolean).join(' · ')}</LongWords>
      </p>
      {expiresAt && may.sign && (
        <div>
          <DeadlinePill
            deadline={expiresAt}
            now={serverNow()}
            by={(at) => t('document-list.signUntil', { date: at })}
          />
        </div>
      )}
    </Card>
  );
}
