import type { Job } from '@callboard/contract';
import { lockItem } from '../../crew-items/crew-items.public.ts';
import type { LockedItem } from '../../crew-items/crew-items.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { jobsById } from '../read/jobs.db.ts';
import { presentJob } from '../read/present-job.ts';

type Own = LockedItem & { personId: string };

/** The caller's own job, kept from others until it is done. */
export async function ownJob({ db, caller }: Ctx, id: string): Promise<Own> {
  const item = await lockItem(db, id);
  if (!item || item.personId === null || item.personId !== caller.personId || item.status === 'draft')
    throw notFound();
  return { ...item, personId: item.personId };
}

export async function presentOwnJob({ db, now }: Ctx, { id, personId }: Own): Promise<Job> {
  const [row] = await jobsById(db, { personId, itemIds: [id] });
  if (!row) throw notFound();
  return presentJob(row, await tenantRules(db), now(), personId);
}
