import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Page } from '@callboard/ui';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStartForm } from './form-commands.ts';
import styles from './form.module.css';

/** What nobody has begun: how long it is, and the way in. */
export function FormStart({ performance, head }: { performance: FormPerformance; head: ReactNode }) {
  const t = useWords('documents');
  const start = useStartForm(performance);
  const { form, questions, may } = performance;
  const count = questions.filter(({ kind }) => kind !== 'info').length;
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        may.start && (
          <Button icon={ClipboardList} onClick={start}>
            {t('form.start')}
          </Button>
        )
      }
    >
      {head}
      <p className={styles.small}>{t('form.questions', { count })}</p>
      {!may.start && <Banner kind="info" title={t('form.closed')} text={t('form.closedText')} />}
    </Page>
  );
}
