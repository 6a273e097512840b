import type { PlusCrewProgress } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useFigureText } from '../figures/use-figure-text.ts';
import styles from './bonus-gauge.module.css';
import { gaugeShares } from './gauge-shares.ts';
import { GaugeSign } from './gauge-sign.tsx';

const radius = 80;
const centre = { x: 110, y: 104 };
const arc = `M ${centre.x - radius} ${centre.y} A ${radius} ${radius} 0 0 1 ${centre.x + radius} ${centre.y}`;
/** A point of the half circle, from the left end to the right one. */
const at = (share: number, distance: number) => {
  const angle = Math.PI * (1 - share);
  return { x: centre.x + distance * Math.cos(angle), y: centre.y - distance * Math.sin(angle) };
};

/** How far the turnover is, and what it will likely come to, with minimum target, target and next level marked. */
export function BonusGauge({ progress }: { progress: PlusCrewProgress }) {
  const t = useWords('plus-crews');
  const { money } = useFormat();
  const { turnoverMinor, forecastMinor, soFar, likely, next, plusCrew } = progress;
  const figure = useFigureText(plusCrew.currency);
  const shares = gaugeShares(progress);
  if (!shares) return null;
  const amount = (value: number) => money({ amount: value, currency: plusCrew.currency });
  const words = {
    minimumTarget: t('figure.minimumTarget.name'),
    target: t('figure.target.name'),
    next: t('gauge.next', { share: figure('attainment', next?.attainment ?? null) }),
  };
  const said = [
    t('gauge.soFar', {
      amount: amount(turnoverMinor),
      share: figure('attainmentSoFar', soFar.attainment),
    }),
    t('gauge.likely', { amount: amount(forecastMinor), share: figure('attainment', likely.attainment) }),
    ...shares.marks.map(({ mark, value }) => `${words[mark]}: ${amount(value)}.`),
  ].join(' ');
  return (
    <div className={styles.gauge}>
      <svg viewBox="0 0 220 118" role="img" aria-label={said} className={styles.drawing}>
        <path d={arc} className={styles.track} />
        <path
          d={arc}
          pathLength={100}
          className={styles.likely}
          strokeDasharray={`${Math.min(shares.likely, 1) * 100} 200`}
        />
        <path
          d={arc}
          pathLength={100}
          className={styles.soFar}
          strokeDasharray={`${Math.min(shares.soFar, 1) * 100} 200`}
        />
        {shares.marks.map(({ mark, share }) => {
          const [from, to, sign] = [at(share, radius - 11), at(share, radius + 11), at(share, radius + 19)];
          return (
            <g key={mark} className={styles.mark}>
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              <g transform={`translate(${sign.x} ${sign.y})`}>
                <GaugeSign mark={mark} />
              </g>
            </g>
          );
        })}
        <text x={centre.x} y={centre.y - 22} className={styles.share}>
          {figure('attainment', likely.attainment)}
        </text>
        <text x={centre.x} y={centre.y - 6} className={styles.caption}>
          {t('gauge.ofTarget')}
        </text>
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <span className={styles.thick} />
          {t('gauge.legendSoFar')}
        </li>
        <li>
          <span className={styles.thin} />
          {t('gauge.legendLikely')}
        </li>
        {shares.marks.map(({ mark, value }) => (
          <li key={mark}>
            <svg viewBox="-6 -6 12 12" className={styles.sign}>
              <GaugeSign mark={mark} />
            </svg>
            {words[mark]} {amount(value)}
          </li>
        ))}
      </ul>
    </div>
  );
}
