import { AppError } from '#platform/errors/app-error.ts';

/** Nothing new is planned in a project that is closed: it is reopened first. Hours and papers go on. */
export function refuseClosed({ projectClosedAt }: { readonly projectClosedAt: Date | null }): void {
  if (projectClosedAt) throw new AppError('wrong_state', { params: { status: 'closed' } });
}
