import { AppError } from '#platform/errors/app-error.ts';

type Days = { validFrom?: string | null | undefined; validUntil?: string | null | undefined };

export function checkDays({ validFrom, validUntil }: Days): void {
  if (validFrom && validUntil && validUntil < validFrom) {
    throw new AppError('invalid', { fields: [{ path: 'validUntil', code: 'end_before_start' }] });
  }
}
