import { useWords } from '@callboard/i18n';
import { EmptyState } from '@callboard/ui';
import { BriefcaseBusiness } from 'lucide-react';
import { OneJob } from '../job/one-job.tsx';
import styles from './job-pane.module.css';

/** On a wide screen, the chosen job beside its list. */
export function JobPane({ id }: { id: string | undefined }) {
  const t = useWords('crew-ops');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, also by keyboard
    <section aria-label={t('job.title')} className={styles.pane} tabIndex={0}>
      {id ? (
        <OneJob key={id} id={id} />
      ) : (
        <EmptyState
          icon={BriefcaseBusiness}
          title={t('job-list.chooseOne')}
          text={t('job-list.chooseOneText')}
        />
      )}
    </section>
  );
}
