import { useOnline } from '@callboard/client';
import type { Vacancy } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { useApply } from './use-apply.ts';
import styles from './vacancy.module.css';

type ApplyBarProps = { vacancy: Vacancy; onDone: () => void };

/** The one step of a vacancy: apply for it, or withdraw. */
export function ApplyBar({ vacancy, onDone }: ApplyBarProps) {
  const t = useWords('projects');
  const online = useOnline();
  const { apply, withdraw, busy } = useApply(vacancy, onDone);
  const { may } = vacancy;
  if (!may.apply && !may.unapply) return null;
  return (
    <div className={grid.gap2}>
      {!online && <p className={styles.quiet}>{t('vacancies.offline')}</p>}
      <Button
        kind={may.unapply ? 'secondary' : 'primary'}
        size="large"
        wide
        busy={busy}
        disabled={!online}
        onClick={may.unapply ? withdraw : apply}
      >
        {t(may.unapply ? 'vacancies.withdraw' : 'vacancies.apply')}
      </Button>
    </div>
  );
}
