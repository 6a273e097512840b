import type { PlusCrewRow as Row } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow } from '@callboard/ui';
import { PlusCrewPill } from '../figures/plus-crew-pill.tsx';
import styles from './plus-crew-row.module.css';

export function PlusCrewRow({ row, to, current }: { row: Row; to: LinkTarget; current: boolean }) {
  const t = useWords('plus-crews');
  const { money } = useFormat();
  const { number, name, company, currency, active, members, state, bonusSoFarMinor, bonusLikelyMinor } = row;
  const hasBonus = state !== 'noData' && state !== 'valuesMissing';
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      title={name}
      subtitle={[number, company?.name, t('plus-crews.members', { number: members })]
        .filter(Boolean)
        .join(' · ')}
      text={
        <span className={styles.line}>
          <PlusCrewPill state={state} />
          {!active && <span>{t('plus-crews.inactive')}</span>}
          {hasBonus && (
            <span className={styles.bonus}>
              {t('plus-crews.bonus', {
                soFar: money({ amount: bonusSoFarMinor, currency }),
                likely: money({ amount: bonusLikelyMinor, currency }),
              })}
            </span>
          )}
        </span>
      }
    />
  );
}
