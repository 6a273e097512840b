import { AppError } from './app-error.ts';

/** Of the reasons to reject something all but `other` speak for themselves. */
export function requireReason({ code, reason }: { code: string; reason?: string | undefined }): void {
  if (code === 'other' && !reason) {
    throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  }
}
