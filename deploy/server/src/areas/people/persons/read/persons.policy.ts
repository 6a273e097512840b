import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';

/** What somebody is for a person. */
export const callerRole = (caller: Caller, personId: string) => {
  const office = caller.roles.includes('office');
  return {
    own: caller.personId === personId,
    planner: caller.roles.includes('planner'),
    office,
    edits: office && (caller.rights.persons?.includes('EDIT') ?? false),
  };
};

/** The person, those who plan and the office; for everybody else there is nobody. */
export function requireOwnOrInside(caller: Caller, personId: string): void {
  const { own, planner, office } = callerRole(caller, personId);
  if (!own && !planner && !office) throw notFound();
}

/** The person and the office. */
export function requireOwnOrOffice(caller: Caller, personId: string): void {
  const { own, office } = callerRole(caller, personId);
  if (!own && !office) throw notFound();
}

/** The person, and who of the office may change people. */
export function requireOwnOrEditing(caller: Caller, personId: string): void {
  const { own, edits } = callerRole(caller, personId);
  if (!own && !edits) throw notFound();
}

/** The person, and who of the office may edit profiles. */
export function requireOwnOrProfiles(caller: Caller, personId: string): void {
  const { own, office } = callerRole(caller, personId);
  if (!own && !(office && caller.rights.personProfiles?.includes('EDIT'))) throw notFound();
}
