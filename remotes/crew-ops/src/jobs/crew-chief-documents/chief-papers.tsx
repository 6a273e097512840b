import { useQuery } from '@callboard/client';
import { Link, person } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { FileText } from 'lucide-react';
import { ChiefSheetPaper } from '../../crew/crew-chief-sheet/chief-sheet-paper.tsx';
import { ChiefSheetPeople } from '../../crew/crew-chief-sheet/chief-sheet-people.tsx';
import { DocumentRow } from '../../crew/crew-paper/document-row.tsx';
import { PaperStatePill } from '../../crew/crew-paper/paper-state-pill.tsx';
import { crewDocumentsQuery } from '../../base/crew.queries.ts';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { projectDocumentsQuery } from './crew-chief-documents.queries.ts';
import { TwoColumns } from '../../two-columns/two-columns.tsx';

type ChiefPapersProps = { crewId: string; crewName: string; projectNumber: string };

/** Sheet, delivery note and files: what a chief would carry in a folder. */
export function ChiefPapers({ crewId, crewName, projectNumber }: ChiefPapersProps) {
  const t = useWords('crew-ops');
  const { data: crew } = useQuery(crewQuery(crewId));
  const mayProject = useMay(person.with('projects').with('projectAttachments'));
  const { data: ofCrew } = useQuery(crewDocumentsQuery(crewId));
  const { data: ofProject } = useQuery({ ...projectDocumentsQuery(projectNumber), enabled: mayProject });
  const files = [
    ...(ofCrew?.items ?? []).map((document) => ({ document, kind: document.type.caption })),
    ...(ofProject?.items ?? []).map((document) => ({ document, kind: document.typeCaption })),
  ].filter(({ document }, at, all) => all.findIndex((one) => one.document.id === document.id) === at);
  return (
    <TwoColumns
      lead={
        <>
          <Section title={t('crew-chief-sheet.title')}>
            <ChiefSheetPaper crewId={crewId} crewName={crewName} />
          </Section>
          <Section title={t('crew-chief-documents.papers')}>
            <List label={t('crew-chief-documents.papers')} state={{ kind: 'full' }}>
              <ListRow
                as={Link}
                to={paths.deliveryNote.to({ id: crewId })}
                leading={<RowIcon icon={FileText} />}
                title={t('delivery-note.title')}
                subtitle={crewName}
                trailing={crew && <PaperStatePill state={crew.deliveryNote} />}
              />
              {files.map(({ document, kind }) => (
                <DocumentRow key={document.id} document={document} kind={kind} />
              ))}
            </List>
          </Section>
        </>
      }
      beside={<ChiefSheetPeople crewId={crewId} />}
    />
  );
}
