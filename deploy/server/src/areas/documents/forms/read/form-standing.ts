import { isOneOf, trainingGroups, trainingState } from '@callboard/domain';
import type { TrainingFacts } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { tenantRules, todayOfTenant } from '../../../account/settings/settings.public.ts';

type Day = Pick<TrainingFacts, 'today' | 'expiringDays'>;
type Row = Omit<TrainingFacts, keyof Day | 'started'> & {
  kind: 'form' | 'training';
  dueOn: string | null;
  /** Of the newest result. */
  resultState: 'open' | 'submitted' | null;
};

export const standingDay = async ({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<Day> => ({
  today: await todayOfTenant(db, now()),
  expiringDays: Math.max(0, ...(await tenantRules(db)).expiryReminderDays),
});

/** How far somebody has come with a form or training. */
export function formStanding(row: Row, day: Day) {
  const started = row.resultState === 'open';
  const plain = row.resultState === 'submitted' ? ('done' as const) : started ? 'started' : 'open';
  const state = row.kind === 'training' ? trainingState({ ...row, ...day, started }) : plain;
  // A form is open or started as a training is.
  const overdue = isOneOf(state, trainingGroups.due) && row.dueOn !== null && row.dueOn < day.today;
  return { state, started, overdue };
}
