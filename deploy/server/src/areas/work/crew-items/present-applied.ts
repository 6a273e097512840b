import type { ApplicationState, CrewItemState } from '@callboard/domain';
import { isoOrNull } from './present-facts.ts';

type Application = {
  state: ApplicationState;
  applied_at: Date;
  decided_at: Date | null;
  reason: string;
};

export const presentApplicationRow = (row: Application) => ({
  state: row.state,
  appliedAt: row.applied_at.toISOString(),
  decidedAt: isoOrNull(row.decided_at),
  reason: row.reason,
});

export const presentApplied = (
  { id, status }: { id: string; status: CrewItemState },
  application: Application | null | undefined,
) => ({ id, status, application: application ? presentApplicationRow(application) : null });
