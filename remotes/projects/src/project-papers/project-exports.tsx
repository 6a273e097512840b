import { call, useOnline } from '@callboard/client';
import { exports, projects } from '@callboard/contract';
import type { ExportRow, Project } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { Button, IconButton, List, ListRow, Progress, RowIcon, Section } from '@callboard/ui';
import { FileArchive, X } from 'lucide-react';
import { useMay } from '@callboard/session';
import styles from './project-papers.module.css';
import { useExports } from './use-exports.ts';

/** Everything of one kind in one file: begun here, followed in figures, cancelled or fetched. */
export function ProjectExports({ project }: { project: Project }) {
  const t = useWords('projects');
  const online = useOnline();
  const { rows, start, cancel, cancelling } = useExports(project);
  const open = {
    projectCrewMembersDocuments: useMay(projects.exportProjectCrewMembersDocuments.allow),
    projectDeliveryNotes: useMay(projects.exportDeliveryNotes.allow),
  };
  const kinds = (['projectCrewMembersDocuments', 'projectDeliveryNotes'] as const).filter(
    (kind) => open[kind],
  );
  return (
    <Section title={t('papers.exports')}>
      <p className={styles.quiet}>{t(online ? 'papers.exportsText' : 'papers.offline')}</p>
      <div className={styles.start}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            kind="secondary"
            icon={FileArchive}
            disabled={!online}
            busy={start[kind].busy}
            onClick={start[kind].run}
          >
            {t(`papers.start.${kind}`)}
          </Button>
        ))}
      </div>
      {rows.length > 0 && (
        <List label={t('papers.exportList')} state={{ kind: 'full' }}>
          {rows.map((row) => (
            <ExportLine
              key={row.id}
              row={row}
              onCancel={online && !cancelling ? () => cancel(row.id) : undefined}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

type ExportLineProps = { row: ExportRow; onCancel: (() => void) | undefined };

function ExportLine({ row, onCancel }: ExportLineProps) {
  const t = useWords('projects');
  const { number, when } = useFormat();
  const { id, kind, state, done, total, createdAt, file } = row;
  const name = t(
    kind === 'projectDeliveryNotes'
      ? 'papers.kind.projectDeliveryNotes'
      : 'papers.kind.projectCrewMembersDocuments',
  );
  if (state === 'done' && file)
    return (
      <PaperRow
        title={name}
        kind={t('papers.ready', { count: total, at: when(createdAt) })}
        file={{ ...file, type: 'application/zip' }}
        read={(signal) => call(exports.downloadExport, { params: { id }, signal })}
      />
    );
  const figures = t('papers.running', { done: number(done), total: number(total) });
  const words = { waiting: t('papers.waiting'), running: figures, done: figures, failed: t('papers.failed') };
  return (
    <ListRow
      leading={<RowIcon icon={FileArchive} status={state === 'failed' ? 'trouble' : 'waiting'} />}
      title={name}
      subtitle={words[state]}
      trailing={
        <>
          {state === 'running' && total > 0 && (
            <div className={styles.progress}>
              <Progress label={name} value={done} max={total} text={figures} bare />
            </div>
          )}
          <IconButton label={t('papers.cancel', { name })} icon={X} disabled={!onCancel} onClick={onCancel} />
        </>
      }
    />
  );
}
