import type { Vacancy } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import { Ban, CalendarClock, Clock, HardHat, Moon, UserRoundCheck, UsersRound, Zap } from 'lucide-react';
import { applicationGroups } from '@callboard/domain';

const looks = {
  applied: { status: 'waiting', icon: Clock },
  rejected: { status: 'quiet', icon: Ban },
  filled: { status: 'quiet', icon: UserRoundCheck },
} as const;

/** How a person's application stands, whether they may apply, and what is special about the position. */
export function VacancyPills({ vacancy }: { vacancy: Vacancy }) {
  const t = useWords('projects');
  const { dateTime } = useFormat();
  const { application, eligibility, freePlaces, night, standby, crewChief, offeredUntil, firstCome, may } =
    vacancy;
  const state = applicationGroups.shown.find((one) => one === application?.state);
  return (
    <>
      {state && <StatusPill {...looks[state]} label={t(`vacancies.${state}`)} />}
      {!state && !eligibility.ok && (
        <StatusPill status="trouble" icon={Ban} label={t('vacancies.notPossible')} />
      )}
      <StatusPill status="confirmed" icon={UsersRound} label={t('vacancies.places', { count: freePlaces })} />
      {!state && offeredUntil && (
        <StatusPill
          status="waiting"
          icon={CalendarClock}
          label={t('vacancies.openUntil', { when: dateTime(offeredUntil) })}
        />
      )}
      {firstCome && may.apply && <StatusPill status="spare" icon={Zap} label={t('vacancies.firstCome')} />}
      {crewChief && <StatusPill status="spare" icon={HardHat} label={t('vacancies.crewChief')} />}
      {standby && <StatusPill status="quiet" icon={Clock} label={t('vacancies.standby')} />}
      {night && <StatusPill status="quiet" icon={Moon} label={t('vacancies.night')} />}
    </>
  );
}
