import { Banner, Button } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import type { FormSheetForm } from './use-form-sheet.ts';
import styles from './form-sheet.module.css';

/** Somebody else was faster: what stands there now, beside what is about to be written over it. */
export function FormConflict({ fields }: { fields: NonNullable<FormSheetForm['sheet']['conflict']> }) {
  const t = usePartWords();
  return (
    <Banner
      kind="warning"
      title={t('form-sheet.conflict')}
      text={
        <>
          <p>{t(fields.length > 0 ? 'form-sheet.conflictBoth' : 'form-sheet.conflictApart')}</p>
          {fields.map(({ name, label, theirs, take }) => (
            <div key={name} className={styles.theirs}>
              <p className={styles.label}>{t('form-sheet.now', { field: label ?? '' })}</p>
              <p className={styles.text}>{theirs === '' ? t('form-sheet.nothing') : theirs}</p>
              <Button kind="secondary" onClick={take}>
                {t('form-sheet.take')}
              </Button>
            </div>
          ))}
        </>
      }
    />
  );
}
