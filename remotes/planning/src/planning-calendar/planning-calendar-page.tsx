import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { DaySwitch } from './days/day-switch.tsx';
import { CrewsLoading } from './days/crews-loading.tsx';
import { MonthCrews } from './days/month-crews.tsx';
import { MonthStrip } from './days/month-strip.tsx';
import { OneDay } from './days/one-day.tsx';
import { WeekCrews } from './days/week-crews.tsx';
import { VacationsChip } from '../vacations/vacations-chip.tsx';
import { ModeChips } from './mode-chips.tsx';
import { planningCrewsQuery } from './planning-calendar.queries.ts';
import styles from './planning-calendar.module.css';
import { usePlanningAddress } from './address/use-planning-address.ts';

const views = { day: OneDay, week: WeekCrews, month: MonthCrews } as const;

/** Crews by days: how far they are filled, and how far their people are. */
export function Component() {
  const t = useWords('planning');
  const address = usePlanningAddress();
  const { view, span, mode } = address;
  const read = useRead(useQuery(planningCrewsQuery(span, mode)));
  const View = views[view];
  return (
    <Page title={t('planning-calendar.title')} titleHidden wide={view !== 'day'}>
      <div className={column.top3}>
        <DaySwitch address={address} />
        {view === 'day' && (
          <MonthStrip crews={read.kind === 'there' ? read.data.items : null} address={address} />
        )}
        <div className={styles.tools}>
          <ModeChips />
          <VacationsChip />
        </div>
        <Faces
          read={read}
          loading={<CrewsLoading view={view} />}
          notKept={{ title: t('planning-calendar.notKeptTitle'), text: t('planning-calendar.notKeptText') }}
        >
          {(crews) => (
            <>
              {crews.left > 0 && (
                <p className={quiet.figures}>{t('planning-calendar.left', { figure: crews.left })}</p>
              )}
              <View crews={crews} address={address} />
            </>
          )}
        </Faces>
      </div>
    </Page>
  );
}
