import styles from './field.module.css';
import type { FieldWords } from './field.tsx';

/** A field of the final size while its code is on its way. */
export function FieldPlaceholder({ label, hint }: Pick<FieldWords, 'label' | 'hint'>) {
  return (
    <div className={styles.field} aria-busy="true">
      <span className={styles.label}>{label}</span>
      <div className={styles.box} />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
