import type { BlockDate } from '@callboard/contract';
import type { JobInRange } from '../vacations/vacations.public.ts';

type Block = Omit<BlockDate, 'confirmedJobs'>;

export const presentBlock = (block: Block, jobs: readonly JobInRange[]): BlockDate => ({
  id: block.id,
  version: block.version,
  from: block.from,
  to: block.to,
  reason: block.reason,
  confirmedJobs: jobs
    .filter(({ day, lastDay }) => block.from <= lastDay && day <= block.to)
    .map(({ itemId, day, from, until, projectName }) => ({ itemId, day, from, until, projectName })),
});
