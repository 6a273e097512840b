import { addDays, daysBetween, monthOf } from '@callboard/domain';
import { AppError } from '../../errors/app-error.ts';

/** A range of days that an answer can hold. */
export function requireRange({ from, to }: { from: string; to: string }, mostDays: number): void {
  // Days that no calendar of ours reaches are as wrong as none.
  for (const [path, day] of Object.entries({ from, to }))
    if (day < '1970-01-01' || day > '2199-12-31')
      throw new AppError('invalid', { fields: [{ path, code: 'bad_format' }] });
  if (to < from) throw new AppError('invalid', { fields: [{ path: 'to', code: 'end_before_start' }] });
  if (daysBetween(from, to) >= mostDays)
    throw new AppError('invalid', {
      fields: [{ path: 'to', code: 'span_too_long', params: { max: mostDays } }],
    });
}

const firstMonth = '2000-01-01';
const daysAhead = 400;

/** The month that is asked for, or this one. Forecasts go on for a year: what is beyond it nobody plans. */
export function monthAsked(month: string | undefined, today: string): string {
  const asked = monthOf(month ?? today);
  if (asked < firstMonth)
    throw new AppError('invalid', { fields: [{ path: 'month', code: 'too_long_ago' }] });
  if (asked > addDays(today, daysAhead))
    throw new AppError('invalid', { fields: [{ path: 'month', code: 'too_far_ahead' }] });
  return asked;
}
