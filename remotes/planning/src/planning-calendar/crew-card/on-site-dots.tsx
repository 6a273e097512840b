import type { CalendarCrew } from '@callboard/contract';
import { cameToWork, isOneOf, presenceGroups } from '@callboard/domain';
import { presenceLooks, usePresenceWords } from '@callboard/parts';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import styles from './on-site-dots.module.css';

type OnSite = CalendarCrew['onSite'];

const placeOf = ({ state }: OnSite[number]) =>
  presenceGroups.ofTheDay.findIndex((presence) => presence === state);

/** More of them say nothing more. */
const mostDots = 40;

/** How far the people are: a dot for each, and in words. Nothing while nobody has been heard of. */
export function OnSiteDots({ onSite }: { onSite: OnSite }) {
  const { count } = usePresenceWords();
  if (onSite.every(({ state }) => isOneOf(state, presenceGroups.unheard))) return null;
  const states = onSite.toSorted((a, b) => placeOf(a) - placeOf(b));
  const dots = states.flatMap(({ state, people }) => Array.from({ length: people }, () => state));
  return (
    <div className={grid.gap1}>
      <div className={styles.dots} aria-hidden="true">
        {dots.slice(0, mostDots).map((state, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- they are nobody
            key={place}
            data-state={state}
            data-came={cameToWork(state)}
            className={styles.dot}
            style={{ color: `var(--${presenceLooks[state].status}-text)` }}
          />
        ))}
      </div>
      <p className={quiet.figures}>{states.map(({ state, people }) => count(state, people)).join(' · ')}</p>
    </div>
  );
}
