import type { AnswerOf, documents } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import styles from '../sign/sign.module.css';

export type SavedSignature = AnswerOf<typeof documents.savedSignature>;

/** The signature that somebody keeps: as it was drawn, or the name that was typed. */
export function SignatureFigure({ saved }: { saved: SavedSignature }) {
  const t = useWords('documents');
  return (
    <figure className={styles.saved}>
      {saved.imageUrl ? (
        <img src={saved.imageUrl} alt={t('sign.savedAlt')} />
      ) : (
        <span className={styles.typed}>{saved.name}</span>
      )}
    </figure>
  );
}
