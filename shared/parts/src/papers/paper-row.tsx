import { useOnline } from '@callboard/client';
import { useFormat } from '@callboard/i18n';
import { IconButton, ListRow, LongWords, Progress, RowIcon, VisuallyHidden } from '@callboard/ui';
import { Download, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { paperIcon } from './paper-icon.ts';
import styles from './paper-row.module.css';
import { usePaper } from './use-paper.ts';
import type { Paper } from './use-paper.ts';

export type PaperRowProps = {
  title: string;
  /** What it is: "Contract". */
  kind?: string;
  /** Nothing while there is none: the row only tells. */
  file: { readonly type: string; readonly size: number; readonly name?: string } | null;
  /** How far it is: a `StatusPill`. */
  state?: ReactNode;
  read: Paper['read'];
};

/** One paper: pressing it saves it on the phone, and what arrives is told in figures. */
export function PaperRow({ title, kind, file, state, read }: PaperRowProps) {
  const t = usePartWords();
  const { bytes } = useFormat();
  const online = useOnline();
  const { received, save, cancel } = usePaper({ name: file?.name ?? title, read });
  const leading = <RowIcon icon={paperIcon(file?.type ?? 'application/pdf')} />;
  const about = (size?: string) => [kind, size].filter(Boolean).join(' · ');

  if (!file) return <ListRow leading={leading} title={title} subtitle={about()} trailing={state} />;
  const size = bytes(file.size);
  if (!online && received === null) {
    const why = t('papers.downloadOffline');
    return <ListRow leading={leading} title={title} subtitle={about(size)} text={why} trailing={state} />;
  }
  const running = received !== null;
  const figures = running ? t('papers.progress', { done: bytes(received), total: size }) : size;
  // The row stays one button, so that the focus is not lost when the download starts and ends.
  return (
    <ListRow
      leading={leading}
      title={
        <>
          <span aria-hidden>
            <LongWords>{title}</LongWords>
          </span>
          <VisuallyHidden>{running ? title : t('papers.download', { name: title })}, </VisuallyHidden>
        </>
      }
      subtitle={about(figures)}
      onClick={save}
      aria-disabled={running || undefined}
      trailing={
        running ? (
          <>
            <div className={styles.progress}>
              <Progress label={title} value={received} max={file.size} text={figures} bare />
            </div>
            <IconButton label={t('papers.cancelDownload', { name: title })} icon={X} onClick={cancel} />
          </>
        ) : (
          <>
            {state}
            <Download size={20} />
          </>
        )
      }
    />
  );
}
