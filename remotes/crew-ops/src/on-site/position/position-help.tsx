import { useWords } from '@callboard/i18n';
import styles from './position-help.module.css';

const devices = ['android', 'iphone', 'computer'] as const;

/** How to allow the position again once it was refused: no page can ask a second time. */
export function PositionHelp({ open }: { open?: boolean }) {
  const t = useWords('crew-ops');
  return (
    <details className={styles.help} open={open}>
      <summary>{t('permissions.how')}</summary>
      <dl>
        {devices.map((device) => (
          <div key={device}>
            <dt>{t(`permissions.${device}`)}</dt>
            <dd>{t(`permissions.${device}How`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('permissions.after')}</p>
    </details>
  );
}
