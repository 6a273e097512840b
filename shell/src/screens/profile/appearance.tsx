import { useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { ModeSwitch } from '../theme/mode-switch.tsx';
import styles from './profile.module.css';
import { TextSize } from './text-size.tsx';

/** How the app looks on this device, whoever signs in here. */
export function Appearance() {
  const t = useWords('profile');
  const shell = useWords('shell');
  return (
    <Section title={t('device.title')}>
      <Card>
        <div className={styles.setting}>
          <p className={styles.label}>{shell('side-menu.language')}</p>
          <LanguageSwitch framed />
        </div>
        <div className={styles.setting}>
          <p className={styles.label} aria-hidden>
            {shell('side-menu.mode')}
          </p>
          <ModeSwitch />
        </div>
        <TextSize />
      </Card>
    </Section>
  );
}
