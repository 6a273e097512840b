import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { crewItems, jobs } from '@callboard/contract';
import type { Vacancy } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useVacancyTexts } from './use-vacancy-texts.ts';

/** Long enough to see it and to reach for it. */
const undoTime = 5000;

const readAgain = () => Promise.all([invalidate(crewItems.vacancies), invalidate(jobs.jobs)]);

/** Applying and withdrawing; each offers the other as Undo. */
export function useApply(vacancy: Vacancy, onDone: () => void) {
  const t = useWords('projects');
  const what = useVacancyTexts().what(vacancy);
  const onError = (error: CallError) => {
    toast.error(t('vacancies.notDone', { why: errorTextOf(error).title }));
    // Somebody else may have it by now.
    void readAgain();
  };
  const done = (message: string, undo?: () => void) => {
    onDone();
    toast.success(message, {
      ...(undo && { time: undoTime, action: { label: t('vacancies.undo'), run: undo } }),
    });
    return readAgain();
  };
  const input = { params: { id: vacancy.id } };
  const applied = (undo?: () => void) => ({
    onSuccess: ({ application }: { application: Vacancy['application'] }) =>
      application?.state === 'accepted'
        ? done(t('vacancies.booked', { what }))
        : done(t('vacancies.done', { what }), undo),
    onError,
  });
  const withdrawn = (undo?: () => void) => ({
    onSuccess: () => done(t('vacancies.withdrawn', { what }), undo),
    onError,
  });
  const takeBack = useCommand(crewItems.unapplyVacancy, withdrawn());
  const applyAgain = useCommand(crewItems.applyVacancy, applied());
  const apply = useCommand(
    crewItems.applyVacancy,
    applied(() => takeBack.mutate(input)),
  );
  const withdraw = useCommand(
    crewItems.unapplyVacancy,
    withdrawn(() => applyAgain.mutate(input)),
  );
  return {
    apply: () => apply.mutate(input),
    withdraw: () => withdraw.mutate(input),
    busy: [takeBack, applyAgain, apply, withdraw].some(({ isPending }) => isPending),
  };
}
