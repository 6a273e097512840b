import type { ApplicationState, CrewItemState } from '@callboard/domain';
import { isoOrNull } from '../item/present-facts.ts';

type Application = {
  state: ApplicationState;
  appliedAt: Date;
  decidedAt: Date | null;
  reason: string;
};

export const presentApplicationRow = (row: Application) => ({
  state: row.state,
  appliedAt: row.appliedAt.toISOString(),
  decidedAt: isoOrNull(row.decidedAt),
  reason: row.reason,
});

export const presentApplied = (
  { id, status }: { id: string; status: CrewItemState },
  application: Application | null | undefined,
) => ({ id, status, application: application ? presentApplicationRow(application) : null });
