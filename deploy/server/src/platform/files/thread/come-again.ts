import { AppError } from '../../errors/app-error.ts';

/** For who sends a file while many others wait. */
export const comeAgain = () => new AppError('too_many', { params: { seconds: 5 }, retryAfter: 5 });
