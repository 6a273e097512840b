import { useWords } from '@callboard/i18n';
import { PaperButton } from '@callboard/parts';
import type { Paper } from '@callboard/parts';
import { FileSpreadsheet } from 'lucide-react';
import styles from './export-button.module.css';

/** The list as it is filtered, for bookkeeping: CSV in the reader's language. */
export function ExportButton({ name, read }: Pick<Paper, 'name' | 'read'>) {
  const t = useWords('finance');
  return (
    <div className={styles.export}>
      <PaperButton kind="quiet" icon={FileSpreadsheet} paper={{ name, read }}>
        {t('export.csv')}
      </PaperButton>
    </div>
  );
}
