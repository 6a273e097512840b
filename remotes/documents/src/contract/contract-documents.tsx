import { useQuery } from '@callboard/client';
import { documentStatuses } from '@callboard/domain';
import { Link, useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, Section, StatusPill, listFace } from '@callboard/ui';
import { FileText, PenLine } from 'lucide-react';
import { contractDocumentsQuery } from '../base/contracts.queries.ts';
import { paths } from '../base/paths.ts';

/** One that this version does not know yet is there to be read. */
const statusOf = (status: string) => documentStatuses.find((one) => one === status) ?? 'information';

/** The papers of a contract, those to sign first. */
export function ContractDocuments({ id }: { id: string }) {
  const t = useWords('documents');
  const { date } = useFormat();
  const read = useRead(useQuery(contractDocumentsQuery(id)));
  const rows = read.kind === 'there' ? read.data.items : [];
  const state = listFace(read, {
    rows: 2,
    empty: ({ items }) =>
      items.length === 0
        ? { icon: FileText, title: t('contracts.noDocuments'), text: t('contracts.noDocumentsText') }
        : null,
  });
  return (
    <Section title={t('contracts.documents')} count={rows.length || undefined}>
      <List label={t('contracts.documents')} state={state}>
        {rows.map(({ id: documentId, name, type, status, createdAt, completedAt, toSign }) => (
          <ListRow
            key={documentId}
            as={Link}
            to={paths.document.to({ id: documentId })}
            leading={<RowIcon icon={FileText} />}
            title={name}
            subtitle={[type, date(completedAt ?? createdAt, 'medium')].join(' · ')}
            trailing={
              toSign ? (
                <StatusPill status="waiting" icon={PenLine} label={t('document-status.yourTurn')} />
              ) : (
                <StatusPill
                  status={status === 'signed' ? 'confirmed' : 'quiet'}
                  label={t(`document-status.${statusOf(status)}`)}
                />
              )
            }
          />
        ))}
      </List>
    </Section>
  );
}
