import { call, useInfiniteQuery, useOnline, useQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { LinkedDocument, Project } from '@callboard/contract';
import { Link, Slot, useParams, useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow, openedLater } from '@callboard/parts';
import { Button, Faces, List, Page, Section, buttonClass } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { BadgeCheck, FilePlus2, FolderKanban, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../base/paths.ts';
import { ProjectDocuments } from '../project-documents/project-documents.tsx';
import { PartList } from '../part-list/part-list.tsx';
import { projectQuery, proofsQuery, socialSecurityQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { ProjectExports } from './project-exports.tsx';
import styles from './project-papers.module.css';

const AddDocumentSheet = openedLater(async () => (await import('./add-document-sheet.tsx')).AddDocumentSheet);

/** All papers of a project: its own, the proofs of who works there, and everything in one file. */
export function Component() {
  const t = useWords('projects');
  const { number } = useParams(paths.projectDocuments);
  const read = useRead(useQuery(projectQuery(number)));
  const missing = {
    icon: FolderKanban,
    title: t('project.notFound'),
    text: t('project.notFoundText'),
    action: (
      <Link to={paths.projects.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('project.toProjects')}
      </Link>
    ),
  };
  return (
    <Page title={t('papers.title')} titleHidden>
      <div className={column.gap5}>
        <Faces
          read={read}
          loading={<List label={t('papers.title')} state={{ kind: 'loading', rows: 4 }} />}
          missing={missing}
        >
          {(project) => <Papers project={project} />}
        </Faces>
      </div>
    </Page>
  );
}

function Papers({ project }: { project: Project }) {
  const t = useWords('projects');
  const online = useOnline();
  const [adding, setAdding] = useState(false);
  const { number, name, may } = project;
  const shut = () => setAdding(false);
  return (
    <>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.quiet}>{number}</p>
      </div>
      {may.export && <ProjectExports project={project} />}
      <Section
        title={t('project.documents')}
        action={
          may.addDocuments && (
            <Button kind="quiet" icon={FilePlus2} disabled={!online} onClick={() => setAdding(true)}>
              {t('papers.add')}
            </Button>
          )
        }
      >
        <Slot name="project/documents" number={number}>
          <ProjectDocuments number={number} />
        </Slot>
      </Section>
      {may.export && <Proofs number={number} />}
      {adding && <AddDocumentSheet number={number} onClose={shut} onMissing={shut} />}
    </>
  );
}

function Proofs({ number }: { number: string }) {
  const t = useWords('projects');
  const proofs = useAllPages(useInfiniteQuery(proofsQuery(number)));
  const social = useAllPages(useInfiniteQuery(socialSecurityQuery(number)));
  const row = (paper: LinkedDocument) => <ProofRow number={number} paper={paper} />;
  const keyOf = ({ id }: LinkedDocument) => id;
  const textOf = ({ name, typeCaption, owner }: LinkedDocument) => [name, typeCaption, owner?.name].join(' ');
  return (
    <>
      <Section title={t('papers.proofs')}>
        <PartList
          label={t('papers.proofs')}
          read={proofs}
          keyOf={keyOf}
          textOf={textOf}
          row={row}
          empty={{ icon: BadgeCheck, title: t('papers.proofsEmpty'), text: t('papers.proofsEmptyText') }}
        />
      </Section>
      <Section title={t('papers.social')}>
        <PartList
          label={t('papers.social')}
          read={social}
          keyOf={keyOf}
          textOf={textOf}
          row={row}
          empty={{ icon: ShieldCheck, title: t('papers.socialEmpty'), text: t('papers.proofsEmptyText') }}
        />
      </Section>
    </>
  );
}

/** Whose proof, of what, and how long it holds. */
function ProofRow({ number, paper }: { number: string; paper: LinkedDocument }) {
  const t = useWords('projects');
  const { date } = useFormat();
  const { id, name, typeCaption, owner, validUntil, file } = paper;
  const about = [
    owner?.name,
    typeCaption,
    validUntil && t('papers.validUntil', { day: date(validUntil, 'medium') }),
  ];
  return (
    <PaperRow
      title={name}
      kind={about.filter(Boolean).join(' · ')}
      file={file}
      read={(signal) => call(projects.proofFile, { params: { number, documentId: id }, signal })}
    />
  );
}
