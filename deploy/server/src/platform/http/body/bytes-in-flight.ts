import { largestUpload } from '@callboard/domain';
import { AppError } from '../../errors/app-error.ts';

/**
 * How much of files may be under way at once. A person sends a few pictures together; nobody takes all of what a tenant
 * has, and no tenant all of what the process has. They lie on the disk until they are answered.
 */
const usual = { login: 3 * largestUpload, tenant: 5 * largestUpload, process: 24 * largestUpload };

export type InFlight = {
  /** Counts a file that is about to come, or refuses it. Answers what is called when it is no longer held. */
  take(sender: { tenantId: string; owner: string }, bytes: number): () => void;
};

/** For whom it is that must wait: who sends too much themselves, or everybody. */
const comeAgainYourself = () => new AppError('too_many', { params: { seconds: 5 }, retryAfter: 5 });
const comeAgainAll = () => new AppError('unavailable', { retryAfter: 5 });

export function bytesInFlight(limits = usual): InFlight {
  const held = new Map<string, number>();
  const heldBy = (who: string) => held.get(who) ?? 0;
  const add = (who: string, bytes: number) => {
    const now = heldBy(who) + bytes;
    if (now > 0) held.set(who, now);
    else held.delete(who);
  };
  return {
    take({ tenantId, owner }, bytes) {
      const counted = [
        { who: `login ${tenantId} ${owner}`, limit: limits.login, refused: comeAgainYourself },
        { who: `tenant ${tenantId}`, limit: limits.tenant, refused: comeAgainYourself },
        { who: 'process', limit: limits.process, refused: comeAgainAll },
      ];
      for (const { who, limit, refused } of counted) {
        if (heldBy(who) + bytes > limit) throw refused();
      }
      for (const { who } of counted) add(who, bytes);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        for (const { who } of counted) add(who, -bytes);
      };
    },
  };
}
