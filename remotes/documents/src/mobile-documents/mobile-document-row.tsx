import { call } from '@callboard/client';
import { mobileDocuments } from '@callboard/contract';
import type { MobileDocument } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { ListRow, RowIcon } from '@callboard/ui';
import { ExternalLink } from 'lucide-react';

/** A paper that is saved by a tap, or a link that leaves the app. */
export function MobileDocumentRow({ row }: { row: MobileDocument }) {
  const t = useWords('documents');
  const { date } = useFormat();
  const { id, kind, caption, company, link, file, publishedAt } = row;
  const about = [t(`mobile-documents.kind.${kind}`), company?.name, date(publishedAt, 'medium')]
    .filter(Boolean)
    .join(' · ');
  if (link)
    return (
      <ListRow
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        leading={<RowIcon icon={ExternalLink} />}
        title={caption}
        subtitle={about}
      />
    );
  return (
    <PaperRow
      title={caption}
      kind={about}
      file={file}
      read={(signal) => call(mobileDocuments.mobileDocumentFile, { params: { id }, signal })}
    />
  );
}
