import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Page } from '@callboard/ui';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './security-check.module.css';
import { useStartCheck } from './use-start-check.ts';

/** A check that nobody has begun: what it is about, and the way in. */
export function CheckStart({ performance, head }: { performance: FormPerformance; head: ReactNode }) {
  const t = useWords('crew-ops');
  const start = useStartCheck(performance);
  const { form, questions, may } = performance;
  const count = questions.filter(({ kind }) => kind !== 'info').length;
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        may.start && (
          <Button icon={ClipboardList} onClick={start}>
            {t('security-check.start')}
          </Button>
        )
      }
    >
      {head}
      {form.intro && <p className={styles.intro}>{form.intro}</p>}
      <p className={styles.facts}>{t('security-check.questions', { count })}</p>
      {!may.start && (
        <Banner kind="info" title={t('security-check.notYours')} text={t('security-check.notYoursText')} />
      )}
    </Page>
  );
}
