import { AppError } from '#platform/errors/app-error.ts';

const exclusionViolation = '23P01';

/** What the database refuses because somebody would be in two places is a collision, not a failure. */
export async function orCollision<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if ((error as { code?: string }).code === exclusionViolation)
      throw new AppError('collision', { cause: error });
    throw error;
  }
}
