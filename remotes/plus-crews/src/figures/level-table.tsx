import type { BonusLevel } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import styles from './level-table.module.css';

type LevelTableProps = {
  levels: readonly BonusLevel[];
  /** A heading above says what it is. */
  captionHidden?: boolean;
};

/** Which share of the target brings which share of the bonus. */
export function LevelTable({ levels, captionHidden = false }: LevelTableProps) {
  const t = useWords('plus-crews');
  const { number } = useFormat();
  const share = (value: number) => number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <table className={styles.levels}>
      <caption className={captionHidden ? styles.hidden : styles.caption}>
        {t('plus-crew-settings.levels')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('plus-crew-settings.attainment')}</th>
          <th scope="col">{t('plus-crew-settings.factor')}</th>
        </tr>
      </thead>
      <tbody>
        {levels
          .toSorted((a, b) => a.attainment - b.attainment)
          .map(({ attainment, factor }) => (
            <tr key={attainment}>
              <th scope="row">{t('plus-crew-settings.from', { share: share(attainment) })}</th>
              <td>{share(factor)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
