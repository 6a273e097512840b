import { call, useOnline } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentOfLink } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { Banner, List } from '@callboard/ui';
import { Hourglass, Printer } from 'lucide-react';

type LinkNoticesProps = { token: string; held: DocumentOfLink };

/** How it stands for the holder of the link, and the file to keep. */
export function LinkNotices({ token, held }: LinkNoticesProps) {
  const t = useWords('documents');
  const online = useOnline();
  const { document, may } = held;
  return (
    <>
      {!online && may.sign && <Banner kind="warning" title={t('document.offline')} />}
      <Standing held={held} />
      {document.file && (
        <List label={t('papers.title')} state={{ kind: 'full' }}>
          <PaperRow
            title={t(document.sealed ? 'papers.signed' : 'papers.file')}
            file={{ ...document.file, name: `${document.name}.pdf` }}
            read={(signal) => call(documents.fileByLink, { params: { token }, query: {}, signal })}
          />
        </List>
      )}
    </>
  );
}

function Standing({ held }: { held: DocumentOfLink }) {
  const t = useWords('documents');
  const { dateTime, list } = useFormat();
  const { document, signatory, waitingFor, paper, may } = held;
  if (signatory.signedAt)
    return (
      <Banner
        kind="success"
        title={t('signing-link.signed', { at: dateTime(signatory.signedAt) })}
        text={t(document.sealed ? 'signing-link.sealedText' : 'signing-link.signedText')}
      />
    );
  if (signatory.status.id === 'declined')
    return <Banner kind="info" title={t('decline.done')} text={signatory.declinedReason} />;
  if (paper) return <Banner kind="info" icon={Printer} title={t('document.paper')} text={paper.why} />;
  if (waitingFor.length > 0)
    return (
      <Banner
        kind="info"
        icon={Hourglass}
        title={t('document.waitingFor', { names: list(waitingFor) })}
        text={t('signing-link.waitingText')}
      />
    );
  if (may.sign) return null;
  return <Banner kind="info" title={t('signing-link.closed')} text={t('signing-link.closedText')} />;
}
