import type { CalendarCrew, OnSiteState } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { StatusName } from '@callboard/ui';
import styles from './on-site-dots.module.css';

type OnSite = CalendarCrew['onSite'];

/** In the order in which a day goes, what is wrong first. */
const looks = {
  noShow: 'trouble',
  late: 'waiting',
  toBeChecked: 'waiting',
  expected: 'quiet',
  preCalled: 'spare',
  in: 'confirmed',
  break: 'changed',
  out: 'quiet',
} as const satisfies Record<OnSiteState, StatusName>;
const order = Object.keys(looks) as OnSiteState[];

/** More of them say nothing more. */
const mostDots = 40;

/** How far the people are: a dot for each, and in words. Nothing while nobody has been heard of. */
export function OnSiteDots({ onSite }: { onSite: OnSite }) {
  const t = useWords('planning');
  if (onSite.every(({ state }) => state === 'expected')) return null;
  const states = onSite.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const dots = states.flatMap(({ state, people }) => Array.from({ length: people }, () => state));
  return (
    <div className={styles.onSite}>
      <div className={styles.dots} aria-hidden="true">
        {dots.slice(0, mostDots).map((state, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- they are nobody
            key={place}
            data-state={state}
            className={styles.dot}
            style={{ color: `var(--${looks[state]}-text)` }}
          />
        ))}
      </div>
      <p className={styles.words}>
        {states
          .map(({ state, people }) => t(`planning-calendar.onSite.${state}`, { figure: people }))
          .join(' · ')}
      </p>
    </div>
  );
}
