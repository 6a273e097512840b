/** serialization_failure, deadlock_detected */
const begunAnew = ['40001', '40P01'];
const maxAttempts = 3;

/**
 * Two transactions that wait for each other would wait for ever: PostgreSQL rolls one of them back. Nothing of it was
 * written, so it begins anew, and finds what the other one has left.
 */
export async function pastDeadlocks<Answer>(transaction: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!begunAnew.includes(code) || attempt === maxAttempts) throw error;
    }
  }
}
