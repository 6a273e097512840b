import type { JobByLink } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { conflictsOfItems, wantedItems } from '../../crew-items/crew-items.public.ts';
import { jobDetail } from '../read/job-detail.ts';
import { jobsById } from '../read/jobs.db.ts';

type Asked = { readonly personId: string; readonly itemId: string };

/** What a person has to know before they answer; who forwards the mail shows no more than this. */
export async function jobByLink(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { personId, itemId }: Asked,
): Promise<JobByLink> {
  const [row] = await jobsById(ctx.db, { personId, itemIds: [itemId] });
  if (!row) throw notFound();
  const job = await jobDetail(ctx, row, personId);
  const conflicts = await conflictsOfItems(ctx.db, personId, await wantedItems(ctx.db, [itemId]));
  return {
    ...job,
    place: job.place && { street: job.place.street, zip: job.place.zip, country: job.place.country },
    conflicts: conflicts.get(itemId) ?? [],
  };
}
