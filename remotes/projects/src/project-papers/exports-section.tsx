import { call, useOnline } from '@callboard/client';
import { exports } from '@callboard/contract';
import type { ExportRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { Button, IconButton, List, ListRow, Progress, RowIcon, Section } from '@callboard/ui';
import { FileArchive, X } from 'lucide-react';
import styles from './project-papers.module.css';
import { useExports } from './use-exports.ts';

type Kind = ExportRow['kind'];
type ExportsSectionProps = {
  /** What the list of those that were begun is called. */
  label: string;
  isOfThis: (row: ExportRow) => boolean;
  /** What the person may begin. */
  starts: readonly { readonly kind: Kind; readonly run: () => void; readonly busy: boolean }[];
};

/** Of a project and of a company it is the same thing. */
const wordOf = (kind: Kind) =>
  kind === 'projectDeliveryNotes' ? 'projectDeliveryNotes' : 'projectCrewMembersDocuments';

/** Everything of one kind in one file: begun here, followed in figures, cancelled or fetched. */
export function ExportsSection({ label, isOfThis, starts }: ExportsSectionProps) {
  const t = useWords('projects');
  const online = useOnline();
  const { rows, cancel, cancelling } = useExports(isOfThis);
  return (
    <Section title={t('papers.exports')}>
      <p className={styles.quiet}>{t(online ? 'papers.exportsText' : 'papers.offline')}</p>
      <div className={styles.start}>
        {starts.map(({ kind, run, busy }) => (
          <Button key={kind} kind="secondary" icon={FileArchive} disabled={!online} busy={busy} onClick={run}>
            {t(`papers.start.${wordOf(kind)}`)}
          </Button>
        ))}
      </div>
      {rows.length > 0 && (
        <List label={label} state={{ kind: 'full' }}>
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
  const name = t(`papers.kind.${wordOf(kind)}`);
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
