import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import { crewFor } from './crew-access.db.ts';
import type { CrewFound } from './crew-access.db.ts';

/** What somebody is for a crew. Nobody who is nothing of it learns that it exists. */
export type CrewAccess = {
  readonly crew: CrewFound;
  readonly planner: boolean;
  readonly office: boolean;
  readonly chief: boolean;
  readonly member: boolean;
  readonly client: boolean;
  readonly projectLogin: boolean;
  /** Acts for others: the chief of this crew, and planners who may edit crews. */
  readonly leads: boolean;
};

export async function crewAccess(db: Db, caller: Caller, crewId: string): Promise<CrewAccess> {
  const crew = await crewFor(db, { crewId, personId: caller.personId });
  if (!crew) throw notFound();
  const planner = caller.roles.includes('planner');
  const access = {
    crew,
    planner,
    office: caller.roles.includes('office'),
    chief: crew.chief,
    member: crew.member,
    client: caller.roles.includes('client') && crew.ofCompany,
    projectLogin: caller.tokenType === 'project' && caller.subject === crew.projectNumber,
    leads: crew.chief || (planner && canEditCrews(caller)),
  };
  const { office, chief, member, client, projectLogin } = access;
  if (!(planner || office || chief || member || client || projectLogin)) throw notFound();
  return access;
}

export const canEditCrews = ({ rights }: Caller): boolean => rights.crews?.includes('EDIT') ?? false;

/** For those who lead the crew; for everybody else there is nothing. */
export async function ledCrew(db: Db, caller: Caller, crewId: string): Promise<CrewAccess> {
  const access = await crewAccess(db, caller, crewId);
  if (!access.leads) throw notFound();
  return access;
}
