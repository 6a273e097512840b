import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { setUiSettings, useSession } from '@callboard/session';
import { useWords } from '@callboard/i18n';
import styles from './mode-switch.module.css';

const modes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const;

/** Light, dark, or as the phone has it. */
export function ModeSwitch() {
  const t = useWords('shell');
  // The menu and the profile each have one.
  const group = useId();
  const mode = useSession((state) => state.uiSettings.mode) ?? 'system';
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('side-menu.mode')}</legend>
      {modes.map(([name, Icon]) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={mode === name}
            onChange={() => setUiSettings({ mode: name })}
          />
          <Icon size={20} aria-hidden />
          <span>{t(`side-menu.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
