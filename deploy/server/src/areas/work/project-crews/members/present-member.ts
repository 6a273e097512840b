import type { CrewMember } from '@callboard/contract';
import { isoAt } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { seenPresence } from '../../crew-checks/crew-checks.public.ts';
import type { MemberRow } from './crew-members.db.ts';
import { pictureAddress } from '../../crew-access/crew-access.public.ts';
import type { addressFor } from '../../crew-access/crew-access.public.ts';

/** Who looks at the people of a crew. */
export type MemberViewer = {
  readonly personId: string | null;
  readonly seesStatus: boolean;
  readonly address: ReturnType<typeof addressFor>;
  readonly now: Date;
  readonly rules: TenantRules;
};

export const presentMember = (
  row: MemberRow & { personId: string },
  { personId, seesStatus, address, now, rules }: MemberViewer,
): CrewMember => ({
  crewItemId: row.crewItemId,
  personId: row.personId,
  contactNumber: row.contactNumber ?? '',
  name: row.name ?? '',
  pictureUrl: pictureAddress(row, address),
  functionCaption: row.functionCaption,
  crewChief: row.crewChief,
  status: row.status,
  presence: seenPresence(row, { seesStatus: seesStatus || row.personId === personId, now, rules }),
  startsAt: row.startsAt && isoAt(row.startsAt, row.timeZone),
  endsAt: row.endsAt && isoAt(row.endsAt, row.timeZone),
});
