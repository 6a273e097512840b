import { useFormat, useWords } from '@callboard/i18n';
import { setUiSettings, useSession } from '@callboard/session';
import styles from './text-size.module.css';

const sizes = ['1', '1.15', '1.3', '1.5'] as const;

/** How large texts are on this device, besides what the device itself says. */
export function TextSize() {
  const t = useWords('profile');
  const { number } = useFormat();
  const chosen = useSession(({ uiSettings }) => uiSettings.textSize) || '1';
  const choose = (size: string) => {
    const textSize = size === '1' ? '' : size;
    setUiSettings({ textSize });
    // The starter of the document does the same on the next visit, before anything is painted.
    document.documentElement.style.setProperty('--text-size', textSize);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('device.textSize')}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name="text-size"
              value={size}
              checked={chosen === size}
              onChange={() => choose(size)}
            />
            <span aria-hidden style={{ fontSize: `calc(1rem * ${size})` }}>
              A
            </span>
            <span>{number(Number(size), { style: 'percent' })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
