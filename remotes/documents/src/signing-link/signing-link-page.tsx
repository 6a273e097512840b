import { useQuery } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useLanguage, useWords } from '@callboard/i18n';
import { FailedState, Faces, Page } from '@callboard/ui';
import { Link2Off } from 'lucide-react';
import { DocumentSkeleton } from '../document/document-skeleton.tsx';
import { paths } from '../base/paths.ts';
import { LinkDocument } from './link-document.tsx';
import { signingLinkQuery } from './signing-link.queries.ts';
import styles from './signing-link.module.css';

/** What the API answers to a link that was used, is too old, or never was one. */
const ended: readonly CallError['code'][] = ['link_used', 'not_found', 'invalid', 'bad_request'];

/** Where a mailed link leads: read, then sign or decline, without a login. */
export function Component() {
  const t = useWords('documents');
  const { token } = useParams(paths.signingLink);
  const result = useQuery(signingLinkQuery(token, useLanguage()));
  const read = useRead(result);
  if (read.kind === 'there') return <LinkDocument key={token} token={token} held={read.data} />;
  const isEnded = result.error !== null && ended.includes(result.error.code);
  return (
    <Page title={t('signing-link.title')} titleHidden>
      <div className={styles.column}>
        {isEnded ? (
          <FailedState icon={Link2Off} title={t('signing-link.ended')} text={t('signing-link.endedText')} />
        ) : (
          <Faces read={read} loading={<DocumentSkeleton />}>
            {() => null}
          </Faces>
        )}
      </div>
    </Page>
  );
}
