import { may } from '@callboard/contract';
import type { Project, projects } from '@callboard/contract';
import { projects as calls, rateCards } from '@callboard/contract';
import { companyProblem } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { invoicesOfProject } from './open-work.db.ts';
import { presentProjectRow } from './present-project.ts';
import { projectByNumber } from './project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

/** One project as whoever calls sees it. */
export async function presentProject(ctx: Ctx, number: string): Promise<Project> {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const found = await projectByNumber(db, viewer, await todayOfTenant(db, now()), number);
  if (!found) throw notFound();
  const row = presentProjectRow(found, ctx);
  const open = row.state === 'open';
  const commercial = viewer.inside || viewer.client;
  return {
    ...row,
    version: found.version,
    comment: commercial ? found.comment : '',
    rateCard:
      found.rateCardId !== null && commercial && may(rateCards.rateCards.allow, caller)
        ? { id: found.rateCardId, caption: found.rateCardCaption ?? '' }
        : null,
    // Who works there is told whom to ask by their crew.
    contacts: commercial ? found.contacts : [],
    createdAt: found.createdAt.toISOString(),
    closedAt: found.closedAt?.toISOString() ?? null,
    cancelledAt: found.cancelledAt?.toISOString() ?? null,
    cancelReason: found.cancelReason,
    may: {
      edit: open && may(calls.editProject.allow, caller),
      editCompany:
        open &&
        found.kind === 'client' &&
        may(calls.editProject.allow, caller) &&
        companyProblem({ invoices: await invoicesOfProject(db, found.id) }) === null,
      editLogo: may(calls.setProjectLogo.allow, caller),
      close: open && may(calls.closeProject.allow, caller),
      reopen: row.state === 'closed' && may(calls.reopenProject.allow, caller),
      cancel: open && may(calls.cancelProject.allow, caller),
      addCrew: open && may(calls.addProjectCrew.allow, caller),
      addItems: open && may(calls.addProjectItems.allow, caller),
      addDocuments: may(calls.addProjectDocument.allow, caller),
      readDocuments: may(calls.projectDocuments.allow, caller),
      readInvoices: may(calls.projectInvoices.allow, caller),
      readProfiles: may(calls.projectProfiles.allow, caller),
      readRatings: may(calls.projectRatings.allow, caller),
      readHistory: may(calls.projectActivities.allow, caller),
      contact: caller.tokenType === 'project' || (caller.rights.crewProfile?.includes('CONTACT') ?? false),
      export: may(calls.exportDeliveryNotes.allow, caller),
    },
  };
}

export const project: Handler<typeof projects.project> = ({ params }, ctx) =>
  presentProject(ctx, params.number);
