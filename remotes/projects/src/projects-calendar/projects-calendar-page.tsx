import { todayHere, useInfiniteQuery } from '@callboard/client';
import { lastDayOf, monthOf, projectColours } from '@callboard/domain';
import type { Read } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import {
  CalendarMark,
  calendarSigns,
  CalendarLegend,
  CalendarView,
  FilterChips,
  monthSpan,
  weeksOf,
} from '@callboard/parts';
import { Button, EmptyState, List, Page, Section, useWide } from '@callboard/ui';
import split from '@callboard/ui/styles/split.module.css';
import { useStateName } from '@callboard/ui/palette';
import { CalendarRange } from 'lucide-react';
import { projectsCalendarQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import type { Whole } from '../base/use-all-pages.ts';
import { barsOfWeeks } from './bars-of-weeks.ts';
import { CalendarList } from './calendar-list.tsx';
import { daysOfProjects, runsOn, statusOfColour, touches } from './days-of-projects.ts';
import type { CalendarProject } from './days-of-projects.ts';
import styles from './projects-calendar.module.css';
import { useProjectsAddress } from './use-projects-address.ts';

/** Projects by day, each in the colour of its status; the list is of the chosen day, or of the month. */
export function Component() {
  const t = useWords('projects');
  const { date } = useFormat();
  const wide = useWide();
  const nameOf = useStateName('project');
  const address = useProjectsAddress(todayHere());
  const { month, view, colour } = address;
  const span = monthSpan(month);
  const read = useAllPages(useInfiniteQuery(projectsCalendarQuery(span, colour)));
  return (
    <Page title={t('calendar.title')} titleHidden wide>
      <div className={wide ? split.calendar : styles.column}>
        <div className={styles.column}>
          <FilterChips
            label={t('calendar.filter')}
            name="colour"
            all={{ label: t('calendar.all') }}
            choices={projectColours.map((id) => ({
              id,
              icon: calendarSigns.project[statusOfColour[id]],
              label: nameOf(statusOfColour[id]),
            }))}
          />
          <CalendarView
            address={address}
            read={read}
            daysOf={({ items }) => {
              const bars = barsOfWeeks(items, weeksOf(month));
              return daysOfProjects(items, span).map(({ day: at, colours, projects }) => ({
                day: at,
                spoken: [
                  colours.map((one) => nameOf(statusOfColour[one])).join(', '),
                  ...projects.map(({ name, company }) => [name, company].filter(Boolean).join(', ')),
                ],
                mark: colours[0] && <CalendarMark palette="project" state={statusOfColour[colours[0]]} />,
                titles: projects.map(({ name }) => name),
                bars: bars.get(at),
                content: (
                  <CalendarList label={date(at, 'long')} projects={projects} empty={t('calendar.free')} />
                ),
              }));
            }}
            free={t('calendar.free')}
            empty={
              <EmptyState
                icon={CalendarRange}
                title={t('calendar.empty', { month: date(month, 'month') })}
                text={t(colour ? 'calendar.emptyFilter' : 'calendar.emptyText')}
              />
            }
          />
          <CalendarLegend palette="project" open={wide} />
        </div>
        {view === 'month' && <ChosenProjects address={address} read={read} />}
      </div>
    </Page>
  );
}

type ChosenProjectsProps = {
  address: ReturnType<typeof useProjectsAddress>;
  read: Read<Whole<CalendarProject>>;
};

/** The projects of the chosen day, or of the month. */
function ChosenProjects({ address, read }: ChosenProjectsProps) {
  const t = useWords('projects');
  const { date, number } = useFormat();
  const { month, today } = address;
  const monthName = date(month, 'month');
  const day = address.day ?? (monthOf(today) === month ? today : null);
  const list = {
    title: day
      ? t('calendar.ofDay', { day: date(day, 'weekday') })
      : t('calendar.ofMonth', { month: monthName }),
    empty: day ? t('calendar.emptyDay') : t('calendar.empty', { month: monthName }),
  };
  const wholeMonth = { from: month, to: lastDayOf(month) };
  return (
    <Section
      title={list.title}
      action={
        address.day && (
          <Button kind="quiet" onClick={() => address.showDay(null)}>
            {t('calendar.wholeMonth')}
          </Button>
        )
      }
    >
      {read.kind === 'loading' && <List label={list.title} state={{ kind: 'loading', rows: 3 }} />}
      {read.kind === 'there' && (
        <>
          {read.data.items.length < read.data.total && (
            <output className={styles.rest}>
              {t('calendar.rest', {
                there: number(read.data.items.length),
                all: number(read.data.total),
              })}
            </output>
          )}
          <CalendarList
            label={list.title}
            projects={read.data.items.filter((project) =>
              day ? runsOn(project, day) : touches(project, wholeMonth),
            )}
            empty={list.empty}
          />
        </>
      )}
    </Section>
  );
}
