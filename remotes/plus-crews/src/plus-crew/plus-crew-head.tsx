import type { PlusCrew, PlusCrewProgress } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, LongWords } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { ChevronRight } from 'lucide-react';
import type { FigureName } from '../figures/figure-kinds.ts';
import { PlusCrewPill } from '../figures/plus-crew-pill.tsx';
import { useFigureText } from '../figures/use-figure-text.ts';
import { BonusGauge } from './bonus-gauge.tsx';
import styles from './plus-crew.module.css';

type PlusCrewHeadProps = {
  crew: PlusCrew;
  progress: PlusCrewProgress;
  onFigure: (name: FigureName) => void;
};

/** Which plus crew, in which period, and its bonus: so far, likely, and what the next level needs. */
export function PlusCrewHead({ crew, progress, onFigure }: PlusCrewHeadProps) {
  const t = useWords('plus-crews');
  const { date, money } = useFormat();
  const { number, name, company, currency, active, state } = crew;
  const { from, to, soFar, likely, next } = progress;
  const figure = useFigureText(currency);
  const amount = (value: number) => money({ amount: value, currency });
  return (
    <Card>
      <div className={wrap.between}>
        <PlusCrewPill state={state} />
        <span className={styles.quiet}>
          {t('plus-crew.period', { from: date(from), to: date(to, 'medium') })}
        </span>
      </div>
      <div>
        <h2 className={styles.name}>
          <LongWords>{name}</LongWords>
        </h2>
        <p className={styles.quiet}>
          {[number, company?.name, !active && t('plus-crews.inactive')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <BonusGauge progress={progress} />
      {state !== 'noData' && state !== 'valuesMissing' && (
        <div className={wrap.gap3}>
          {(
            [
              ['bonusSoFar', soFar],
              ['bonusLikely', likely],
            ] as const
          ).map(([each, point]) => (
            <button key={each} type="button" className={styles.bonus} onClick={() => onFigure(each)}>
              <span className={styles.bonusLabel}>
                {t(`figure.${each}.name`)}
                <ChevronRight size={16} aria-hidden />
              </span>
              <span className={styles.bonusValue}>{amount(point.bonusMinor)}</span>
            </button>
          ))}
        </div>
      )}
      {next && (
        <p className={styles.next}>
          {t('plus-crew.next', {
            missing: amount(next.missingMinor),
            share: figure('attainment', next.attainment),
            bonus: amount(next.bonusMinor),
          })}
        </p>
      )}
      {state === 'aboveLast' && <p className={styles.next}>{t('plus-crew.last')}</p>}
    </Card>
  );
}
