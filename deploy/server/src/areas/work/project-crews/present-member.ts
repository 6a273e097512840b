import type { CrewMember } from '@callboard/contract';
import { isoAt } from '@callboard/domain';
import type { MemberRow } from './crew-members.db.ts';
import { pictureAddress } from '../crew-access/crew-access.public.ts';
import type { addressFor } from '../crew-access/crew-access.public.ts';

export const presentMember = (
  row: MemberRow & { personId: string },
  address: ReturnType<typeof addressFor>,
): CrewMember => ({
  crewItemId: row.crewItemId,
  personId: row.personId,
  contactNumber: row.contactNumber ?? '',
  name: row.name ?? '',
  pictureUrl: pictureAddress(row, address),
  functionCaption: row.functionCaption,
  crewChief: row.crewChief,
  status: row.status,
  startsAt: row.startsAt && isoAt(row.startsAt, row.timeZone),
  endsAt: row.endsAt && isoAt(row.endsAt, row.timeZone),
});
