import { useQuery } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Faces, Sheet, Skeleton } from '@callboard/ui';
import { ShieldCheck } from 'lucide-react';
import { documentEventsQuery } from '../base/documents.queries.ts';
import { HistoryList } from './history-list.tsx';
import { historyOf, isEventKind } from './history-of.ts';

type HistorySheetProps = { document: DocumentDetail; onClose: () => void };

/** What has happened to a document: for the office the whole evidence, for its people their steps. */
export function HistorySheet({ document, onClose }: HistorySheetProps) {
  const t = useWords('documents');
  return (
    <Sheet open onClose={onClose} title={t('history.title')} subtitle={document.name}>
      {document.may.seeEvidence ? (
        <Evidence id={document.id} />
      ) : (
        <HistoryList entries={historyOf(document)} />
      )}
    </Sheet>
  );
}

function Evidence({ id }: { id: string }) {
  const t = useWords('documents');
  const read = useRead(useQuery(documentEventsQuery(id)));
  return (
    <Faces read={read} loading={<Skeleton height="12rem" />}>
      {({ items, whole }) => (
        <>
          <Banner
            kind={whole ? 'success' : 'error'}
            icon={whole ? ShieldCheck : undefined}
            title={t(whole ? 'history.whole' : 'history.broken')}
          />
          <HistoryList
            entries={items.flatMap(({ kind, at, actor, position, ip, details }) =>
              isEventKind(kind)
                ? [
                    {
                      key: String(position),
                      kind: details['replacedBy'] ? 'replaced' : kind,
                      at,
                      who: actor.name,
                      about: [actor.role, ip].filter(Boolean).join(' · '),
                      reason: typeof details['reason'] === 'string' ? details['reason'] : '',
                    },
                  ]
                : [],
            )}
          />
        </>
      )}
    </Faces>
  );
}
