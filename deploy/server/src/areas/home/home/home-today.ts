import { jobName } from '@callboard/domain';
import type { todaysCrews } from '../../work/crew-checks/crew-checks.public.ts';
import type { Found } from './home-list.ts';

type Today = Awaited<ReturnType<typeof todaysCrews>>;
type Counts = Pick<Today['all'], 'positions' | 'filled' | 'present' | 'late'>;

const figures = ({ positions, filled, present, late }: Counts) => ({ positions, filled, present, late });
const marksOf = ({ positions, filled, late }: Counts): string[] => [
  ...(late > 0 ? ['late'] : []),
  ...(positions > filled ? ['open'] : []),
];

/** The day of whoever plans: all crews in one line, then each. */
export const todayEntries = ({ crews, all }: Today): Found[] => [
  {
    kind: 'crewsToday',
    entries:
      all.crews > 1
        ? [
            {
              id: 'crewsToday',
              link: {},
              words: { count: all.crews, open: all.positions - all.filled, ...figures(all) },
            },
          ]
        : [],
    total: all.crews > 1 ? 1 : 0,
  },
  {
    kind: 'crewToday',
    entries: crews.map((crew) => ({
      id: crew.crewId,
      link: { id: crew.crewId },
      words: {
        title: jobName({ project: crew.projectName, crew: crew.crewName }),
        count: crew.late,
        open: crew.positions - crew.filled,
        ...figures(crew),
      },
      marks: marksOf(crew),
      ...(crew.startsAt &&
        crew.endsAt && {
          span: {
            startsAt: crew.startsAt.toISOString(),
            endsAt: crew.endsAt.toISOString(),
            timeZone: crew.timeZone,
          },
        }),
    })),
    total: all.crews,
  },
];
