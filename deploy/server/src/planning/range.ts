import { daysBetween } from '@callboard/domain';
import { AppError } from '../http/app-error.ts';

/** A range of days that an answer can hold. */
export function requireRange({ from, to }: { from: string; to: string }, mostDays: number): void {
  if (to < from) throw new AppError('invalid', { fields: [{ path: 'to', code: 'end_before_start' }] });
  if (daysBetween(from, to) >= mostDays)
    throw new AppError('invalid', {
      fields: [{ path: 'to', code: 'span_too_long', params: { max: mostDays } }],
    });
}
