import type { ProjectCrew } from '@callboard/contract';
import { hasNotStarted, instantOf, isoAt } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { memberRows } from '../members/crew-members.db.ts';
import type { MemberRow } from '../members/crew-members.db.ts';
import { officeNames } from '../../../account/access/access.public.ts';
import { crewPaper, paperState } from '../../crew-papers/crew-papers.public.ts';
import { crewScreen, photosOf } from './crew-screen.db.ts';
import { crewActions } from '../members/project-crews.policy.ts';
import { isNear } from '../members/near-job.ts';
import { addressFor } from '../../crew-access/crew-access.public.ts';
import { cateringOf, crewSpan, infoFor, onSiteFor, placeOf } from './present-crew.ts';
import { presentMember } from '../members/present-member.ts';
import type { MemberViewer } from '../members/present-member.ts';
import { canSeeStatus } from '../members/project-crew-item-status.ts';

const whole = { limit: 1000, page: 1 };

/** Everything of a crew that is for the caller. */
export async function answerCrew(ctx: Ctx, access: CrewAccess): Promise<ProjectCrew> {
  const { db, caller, now } = ctx;
  const { crew, planner, office, chief, client } = access;
  const desk = planner || office;
  const who = { crewId: crew.id, personId: caller.personId };
  const screen = await crewScreen(db, who, now());
  const rules = await tenantRules(db);
  const firm = !desk && !chief;
  const rows = (await memberRows(db, { crewId: crew.id, all: false, firm, ...whole })).filter(
    (row): row is MemberRow & { personId: string } => row.personId !== null,
  );
  // Who was only asked is on no list of others, but knows the own position.
  const mine = (await ownRows(ctx, crew.id, firm, rows)).toSorted(byEnd(now()));
  const note = await crewPaper(db, crew.id, 'deliveryNote');
  const sheet = await crewPaper(db, crew.id, 'crewChiefSheet');
  const viewer: MemberViewer = {
    personId: caller.personId,
    seesStatus: canSeeStatus(access),
    address: addressFor(ctx),
    now: now(),
    rules,
  };
  const team = rows.map((row) => presentMember(row, viewer));
  const near = isNear(crew, now(), rules);
  const noteState = paperState(note, screen.signedOffAt !== null);
  const { contactId, ...span } = { ...crewSpan(screen, instantOf), contactId: screen.contactId };
  return {
    id: screen.id,
    version: screen.version,
    number: screen.number,
    name: screen.name,
    shift: screen.shift,
    project: {
      number: screen.projectNumber,
      name: screen.projectName,
      kind: screen.projectKind,
      company: screen.companyName,
      managerName: screen.managerName,
    },
    ...span,
    cancelled: screen.cancelledAt !== null,
    location: placeOf(screen),
    catering: cateringOf(screen),
    info: infoFor(screen, access),
    contactOnSite: contactId === null ? null : onSiteFor(screen, desk || client || near),
    documents: screen.documents,
    photos: await photosOf(db, who, desk || chief),
    chiefs: team.filter((member) => member.crewChief && member.status !== 'noShow'),
    team,
    mine: mine.map((row) => presentMember(row, viewer)),
    open: desk ? screen.open : 0,
    notStarted: isNotStarted(mine, now(), rules),
    signedOffAt: screen.signedOffAt && isoAt(screen.signedOffAt, screen.timeZone),
    signedOffBy: screen.signedOffBy,
    office: screen.signedOffAt && canSeeStatus(access) ? await officeNames(db) : [],
    signOffNote: desk || chief ? screen.signOffNote : '',
    deliveryNote: client && !note?.releasedAt ? 'notReady' : noteState,
    crewChiefSheet: paperState(sheet, true),
    liveLocationUntil: screen.sharingUntil?.toISOString() ?? null,
    may: crewActions(access, {
      caller,
      mine,
      note,
      now: now(),
      near,
      bundles: ctx.tenant.bundles,
      open: screen.cancelledAt === null,
    }),
  };
}

async function ownRows(
  { db, caller }: Ctx,
  crewId: string,
  firm: boolean,
  rows: (MemberRow & { personId: string })[],
): Promise<(MemberRow & { personId: string })[]> {
  const all =
    firm && caller.personId !== null ? await memberRows(db, { crewId, all: false, ...whole }) : rows;
  return all.filter(
    (row): row is MemberRow & { personId: string } =>
      row.personId !== null && row.personId === caller.personId,
  );
}

/** What is still to come stands before what is over. */
const byEnd = (now: Date) => (a: MemberRow, b: MemberRow) => {
  const over = (row: MemberRow) => Number(row.endsAt !== null && row.endsAt < now);
  return over(a) - over(b) || (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0);
};

function isNotStarted(mine: readonly MemberRow[], now: Date, rules: TenantRules): boolean {
  const [next] = mine;
  if (!next?.startsAt || !next.endsAt) return false;
  return hasNotStarted({ startsAt: next.startsAt, endsAt: next.endsAt }, now, rules);
}
