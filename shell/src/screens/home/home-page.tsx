import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { serverNow, useQuery } from '@callboard/client';
import { may } from '@callboard/contract';
import { Slot, homeQuery, useRead } from '@callboard/feature';
import { Faces, Page, Skeleton } from '@callboard/ui';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { firstScreenDone } from '../../runtime/context/first-screen-done.ts';
import { orNothing } from '../../runtime/context/or-nothing.ts';
import { useShell } from '../../runtime/context/shell-context.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { DayCard } from './day-card.tsx';
import { drawnEntries, entryFacesOf } from './entries/drawn-entries.ts';
import { HomeBlock } from './blocks/home-block.tsx';
import styles from './home.module.css';
import { partOfDay } from './part-of-day.ts';
import { TodayLine } from './today-line.tsx';

const HomeLater = orNothing(async () => {
  await firstScreenDone();
  return (await import(/* webpackChunkName: "tools" */ './later/home-later.tsx')).homeLaterWithWords();
});

/** What is going on now, what waits, what comes, and where to go. Blocks without content are not there. */
export function Component() {
  const t = useWords('shell');
  const format = useFormat();
  const name = useSession((state) => state.payload?.loginData.person?.name) ?? '';
  const [now] = useState(() => new Date(serverNow()));
  const { lineup } = useShell();
  const visitor = useVisitor();
  const faces = useMemo(() => entryFacesOf(lineup.features, visitor), [lineup, visitor]);
  const latest = useRead(useQuery({ ...homeQuery, enabled: faces.size > 0 }));
  // All entries at once would be one long step: this way the phone listens in between.
  const read = useDeferredValue(latest);
  const home = read.kind === 'there' ? read.data : undefined;
  // Before it is read nobody knows that nothing waits.
  const known = faces.size === 0 || home !== undefined;
  const waits =
    home !== undefined &&
    [home.today, home.warnings, home.needsYou].some((list) => list && drawnEntries(list, faces).length > 0);
  // The card of the moment reads the same and says itself how that went.
  const hasNow = lineup.features.some(({ face }) =>
    Object.values(face.cards).some(({ slot, allow }) => slot === 'home/now' && may(allow, visitor.identity)),
  );
  const hasToday = lineup.features.some(
    ({ face: { ahead } }) => ahead?.today && may(ahead.allow, visitor.identity),
  );
  const first = name.trim().split(/\s+/, 1)[0] ?? '';
  const part = partOfDay(now.getHours());
  return (
    <Page title={first ? t(`home.${part}`, { name: first }) : t(`home.hello-${part}`)} titleHidden wide>
      <div className={styles.home}>
        <div className={styles.column}>
          <div className={styles.now} data-now>
            <Slot name="home/now" />
          </div>
          <DayCard date={format.date(now, 'long')} part={part} calm={known && !waits} />
          {hasToday && <TodayLine />}
          {!hasNow && faces.size > 0 && (
            <Faces read={read} loading={<Skeleton height="4.5rem" />}>
              {() => null}
            </Faces>
          )}
          <HomeBlock title={t('home.today')} list={home?.today} faces={faces} />
          <HomeBlock title={t('home.warnings')} list={home?.warnings} faces={faces} />
          <HomeBlock title={t('home.needs-you')} list={home?.needsYou} faces={faces} needs />
          <HomeBlock title={t('home.coming')} list={home?.coming} faces={faces} />
        </div>
        {/* What is below the entries waits for them: it would be pushed away under somebody's finger. */}
        {(faces.size === 0 || read.kind !== 'loading') && (
          <div className={styles.column}>
            <Suspense fallback={null}>
              <HomeLater home={home} faces={faces} />
            </Suspense>
          </div>
        )}
      </div>
    </Page>
  );
}
