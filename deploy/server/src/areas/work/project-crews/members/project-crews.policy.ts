import { may, projectCrews as calls } from '@callboard/contract';
import type { ProjectCrew } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import type { Caller } from '#platform/http/handler.ts';
import { deliveryNoteActions } from '../delivery-note/answer-delivery-note.ts';
import { canEditCrews } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewPaperRow } from '../../crew-papers/crew-papers.public.ts';
import type { MemberRow } from './crew-members.db.ts';

type Moment = {
  caller: Caller;
  mine: readonly MemberRow[];
  note: CrewPaperRow | undefined;
  now: Date;
  near: boolean;
  /** What the tenant has: their calls answer nobody else. */
  bundles: readonly string[];
  /** Not called off. */
  open: boolean;
};

/** A position that can still be travelled to: sharing the location makes sense for it. */
export const canShareLocation = (mine: readonly Pick<MemberRow, 'status' | 'endsAt'>[], now: Date): boolean =>
  mine.some(
    ({ status, endsAt }) => isOneOf(status, crewItemGroups.expected) && endsAt !== null && endsAt > now,
  );

/** Who may say how people of a crew have worked. */
export const canRate = ({ chief, planner, office, client }: CrewAccess): boolean =>
  chief || planner || office || client;

/** What the screen offers. Each call asks again for itself. */
export function crewActions(access: CrewAccess, moment: Moment): ProjectCrew['may'] {
  const { planner, office, chief, member, leads, crew } = access;
  const { caller, note, open } = moment;
  const papers = deliveryNoteActions(access, note);
  const plans = planner && canEditCrews(caller);
  const creates = planner && open && (caller.rights.crews?.includes('CREATE') ?? false);
  const has = (bundle: string) => moment.bundles.includes(bundle);
  const sees = chief || planner || office;
  return {
    lead: leads && open,
    seeStatus: sees,
    signOff: leads && open && crew.signedOffAt === null,
    editInfo: plans,
    createItems: creates && has('projects'),
    duplicateItems: plans && open && has('planning'),
    assignPeople: plans && open && has('planning') && has('projects'),
    shareLocation: member && canShareLocation(moment.mine, moment.now),
    seeLocations: chief || planner,
    addPhoto: (member && caller.roles.includes('crew')) || planner,
    decidePhotos: planner || office,
    contactMembers: (caller.rights.crewProfile?.includes('CONTACT') ?? false) && moment.near,
    rate: canRate(access) && may(calls.rateCrew.allow, caller),
    downloadPapers: papers.download,
    releasePapers: leads,
    signDeliveryNote: papers.sign,
    confirmDeliveryNote: papers.confirm,
  };
}
