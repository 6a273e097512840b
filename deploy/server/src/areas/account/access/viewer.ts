import type { Caller } from '#platform/http/handler.ts';

/** What of projects, companies and crews somebody sees. */
export type Viewer = {
  readonly personId: string | null;
  /** The number of the one project that a project login is for. */
  readonly number: string | null;
  /** Who plans or accounts: everything of the tenant. */
  readonly inside: boolean;
  /** Also what is still a draft or held back. */
  readonly office: boolean;
  readonly client: boolean;
  readonly crew: boolean;
};

export const viewerOf = ({ tokenType, roles, personId, subject }: Caller): Viewer => {
  const user = tokenType === 'user';
  return {
    personId,
    number: tokenType === 'project' ? subject : null,
    inside: user && (roles.includes('planner') || roles.includes('office')),
    office: user && roles.includes('office'),
    client: user && roles.includes('client'),
    crew: user && roles.includes('crew'),
  };
};
