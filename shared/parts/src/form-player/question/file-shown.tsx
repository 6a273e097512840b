import quiet from '@callboard/ui/styles/quiet.module.css';
import { ClockArrowUp, FileCheck } from 'lucide-react';
import { usePartWords } from '../../words/use-part-words.ts';
import type { GivenFile } from './given-answer.ts';
import styles from './question.module.css';

/** The file that was given, and whether it has left the phone. */
export function FileShown({ file: { name, type, url } }: { file: GivenFile }) {
  const t = usePartWords();
  return (
    <figure className={styles.file}>
      {url && type.startsWith('image/') ? (
        <img src={url} alt="" width={64} height={64} loading="lazy" decoding="async" />
      ) : (
        <span className={styles.fileSign}>
          {url ? <FileCheck size={24} aria-hidden="true" /> : <ClockArrowUp size={24} aria-hidden="true" />}
        </span>
      )}
      <figcaption>
        <span className={styles.fileName}>{name}</span>
        <span className={quiet.text}>{t(url ? 'form-player.fileThere' : 'form-player.fileWaits')}</span>
      </figcaption>
    </figure>
  );
}
