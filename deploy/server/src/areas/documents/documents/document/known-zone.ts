import { AppError } from '#platform/errors/app-error.ts';

/** The name of a time zone that there is; papers are printed with it later. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone;
  } catch {
    throw new AppError('invalid', { fields: [{ path: 'timeZone', code: 'bad_choice' }] });
  }
}
