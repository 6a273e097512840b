import { serverNow } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, DeadlinePill, LongWords } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { DocumentStatusPill } from '../document-status/document-status-pill.tsx';
import styles from './document.module.css';

/** What it is, how it stands, and its days. */
export function DocumentHead({ document }: { document: DocumentDetail }) {
  const t = useWords('documents');
  const { date } = useFormat();
  const { name, number, type, owner, pages, createdAt, completedAt, expiresAt, validFrom, validUntil, may } =
    document;
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [t('document.number'), number],
    [t('document.owner'), owner?.name],
    [t('document.created'), date(createdAt, 'medium')],
    [t('document.signUntil'), expiresAt && !completedAt && !may.sign ? date(expiresAt, 'medium') : null],
    [t('document.completed'), completedAt && date(completedAt, 'medium')],
    [t('document.validFrom'), validFrom && date(validFrom, 'medium')],
    [t('document.validUntil'), validUntil && date(validUntil, 'medium')],
  ];
  return (
    <Card className={styles.head}>
      <div className={wrap.gap2}>
        <DocumentStatusPill document={document} />
        {expiresAt && may.sign && (
          <DeadlinePill
            deadline={expiresAt}
            now={serverNow()}
            by={(at) => t('document-list.signUntil', { date: at })}
          />
        )}
      </div>
      <h2 className={styles.name}>
        <LongWords>{name}</LongWords>
      </h2>
      <p className={styles.type}>
        {[type.caption, pages !== null && t('document.pages', { count: pages })].filter(Boolean).join(' · ')}
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
