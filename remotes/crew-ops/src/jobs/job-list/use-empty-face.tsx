import { Link, useCanOpen, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, buttonClass } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';
import { BriefcaseBusiness, CalendarCheck, HardHat, History, Megaphone } from 'lucide-react';
import { paths, pathsElsewhere } from '../../base/paths.ts';
import type { JobList } from './use-job-list.ts';

const vacancies = pathsElsewhere.vacancies.to();
const push = pathsElsewhere.push.to();

/** Texts promise push messages: where nobody was asked yet, the way to them stands beside. */
const asksForPush = (): boolean => globalThis.Notification?.permission === 'default';

const icons = {
  upcoming: BriefcaseBusiness,
  toConfirm: CalendarCheck,
  applied: Megaphone,
  past: History,
} as const;

/** Why there is no job here, and the one thing to do about it. */
export function useEmptyFace({ tab, led, counts }: JobList): EmptyStateProps {
  const t = useWords('crew-ops');
  const [, change] = useSearch();
  const hasPush = useCanOpen(push);
  const hasVacancies = useCanOpen(vacancies);
  if (led)
    return {
      icon: HardHat,
      title: t('job-list.empty.led'),
      text: t('job-list.empty.ledText'),
      action: (
        <Button kind="secondary" onClick={() => change({ led: null })}>
          {t('job-list.showAll')}
        </Button>
      ),
    };
  const waiting = counts?.toConfirm ?? 0;
  const toVacancies = hasVacancies ? { to: vacancies, label: t('job-list.toVacancies') } : null;
  const ways = {
    upcoming:
      waiting > 0
        ? {
            to: paths.jobList.to({}, { tab: 'toConfirm' }),
            label: t('job-list.showToConfirm', { count: waiting }),
          }
        : toVacancies,
    toConfirm:
      hasPush && asksForPush()
        ? { to: push, label: t('job-list.toPush') }
        : { to: paths.jobList.to(), label: t('job-list.showUpcoming') },
    applied: toVacancies,
    past: { to: paths.jobList.to(), label: t('job-list.showUpcoming') },
  };
  const way = ways[tab];
  return {
    icon: icons[tab],
    title: t(`job-list.empty.${tab}`),
    text: t(`job-list.empty.${tab}Text`),
    action: way && (
      <Link to={way.to} className={buttonClass({ kind: 'secondary' })}>
        {way.label}
      </Link>
    ),
  };
}
