import type { ProjectCrew } from '@callboard/contract';
import type { Caller } from '../http/handler.ts';
import { mayWithNote } from './answer-delivery-note.ts';
import { mayEditCrews } from './crew-access.ts';
import type { CrewAccess } from './crew-access.ts';
import type { CrewPaperRow } from './crew-paper.db.ts';
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

const onTheWay = ['confirmed', 'ready', 'hasChanged'];

/** A position that can still be travelled to: sharing the location makes sense for it. */
export const mayShare = (mine: readonly Pick<MemberRow, 'status' | 'endsAt'>[], now: Date): boolean =>
  mine.some(({ status, endsAt }) => onTheWay.includes(status) && endsAt !== null && endsAt > now);

/** What the screen offers. Each call asks again for itself. */
export function mayInCrew(access: CrewAccess, moment: Moment): ProjectCrew['may'] {
  const { planner, office, chief, member, client, leads, crew } = access;
  const { caller, note, open } = moment;
  const papers = mayWithNote(access, note);
  const plans = planner && mayEditCrews(caller);
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
    shareLocation: member && mayShare(moment.mine, moment.now),
    seeLocations: chief || planner,
    addPhoto: (member && caller.roles.includes('crew')) || planner,
    decidePhotos: planner || office,
    contactMembers: (caller.rights.crewProfile?.includes('CONTACT') ?? false) && moment.near,
    rate: sees || client,
    downloadPapers: papers.download,
    releasePapers: leads,
    signDeliveryNote: papers.sign,
    confirmDeliveryNote: papers.confirm,
  };
}
