import { useOnline, useQuery } from '@callboard/client';
import type { Project, ProjectOpenWork } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Faces, List, ListRow, RowIcon, Sheet } from '@callboard/ui';
import { CircleDashed } from 'lucide-react';
import { projectOpenWorkQuery } from '../base/projects.queries.ts';

type CloseProjectSheetProps = {
  project: Project;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** Before a project is closed: what of it is still open, and whether that can stay so. */
export function CloseProjectSheet({ project, busy, onSubmit, onClose }: CloseProjectSheetProps) {
  const t = useWords('projects');
  const online = useOnline();
  const read = useRead(useQuery({ ...projectOpenWorkQuery(project.number), gcTime: 0, staleTime: 0 }));
  const isBlocked = read.kind !== 'there' || read.data.ahead > 0;
  const title = t('change-project.close');
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      subtitle={project.name}
      actions={
        <Button size="large" wide disabled={isBlocked || !online} busy={busy} onClick={onSubmit}>
          {title}
        </Button>
      }
    >
      <Faces
        read={read}
        loading={<List label={t('close-project.loading')} state={{ kind: 'loading', rows: 3 }} />}
      >
        {(work) => <OpenWork work={work} />}
      </Faces>
    </Sheet>
  );
}

function OpenWork({ work }: { work: ProjectOpenWork }) {
  const t = useWords('projects');
  const lines = [
    work.ahead > 0 && t('close-project.ahead', { count: work.ahead }),
    work.unfilled > 0 && t('close-project.unfilled', { count: work.unfilled }),
    work.hours > 0 && t('close-project.hours', { count: work.hours }),
    work.crewsNotSignedOff > 0 && t('close-project.crews', { count: work.crewsNotSignedOff }),
    work.invoices === 0 && t('close-project.invoices'),
  ].filter((line) => line !== false);
  if (lines.length === 0)
    return <Banner kind="success" title={t('close-project.ready')} text={t('close-project.readyText')} />;
  const how = work.ahead > 0 ? 'blocked' : 'open';
  return (
    <>
      <Banner kind="warning" title={t(`close-project.${how}`)} text={t(`close-project.${how}Text`)} />
      <List label={t('close-project.open')} state={{ kind: 'full' }}>
        {lines.map((line) => (
          <ListRow key={line} leading={<RowIcon icon={CircleDashed} />} title={line} />
        ))}
      </List>
    </>
  );
}
