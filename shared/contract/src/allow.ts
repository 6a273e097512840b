/** Who may: data that menus, guards, cards, the bottom bar and the server all decide by. */

export const tokenTypes = ['user', 'project', 'pluscrew'] as const;
export type TokenType = (typeof tokenTypes)[number];

/** Login types as the token spells them, lowercased. */
export const loginTypes = ['clients', 'crew', 'planners', 'operations', 'planning', 'office'] as const;
export type LoginType = (typeof loginTypes)[number];

/** What a login type counts as: operations, planning and planners are all planners. */
export type Role = 'client' | 'crew' | 'planner' | 'office';
export const roleOf = {
  clients: 'client',
  crew: 'crew',
  planners: 'planner',
  operations: 'planner',
  planning: 'planner',
  office: 'office',
} as const satisfies Record<LoginType, Role>;

export const rightNames = [
  'payrolls',
  'staffContracts',
  'crewInfo',
  'personProfiles',
  'projectAttachments',
  'toDoCalendar',
  'membershipCrews',
  'planningCrewItemList',
  'crews',
  'planningCalendar',
  'projects',
  'receipts',
  'invoices',
  'mailboxes',
  'persons',
  'mobileDocuments',
  'rateCards',
  'plusCrews',
  'crewProfile',
  'crewMemberships',
  'mobileProjectVacancies',
] as const;
export type RightName = (typeof rightNames)[number];

export const permissionNames = [
  'READ',
  'CREATE',
  'EDIT',
  'DELETE',
  'CONTACT',
  'READSPAREFUNCTION',
  'EDIT_PROJECT_LOGO',
] as const;
export type Permission = (typeof permissionNames)[number];

export const mailboxRightNames = ['emailMessages'] as const;
export type MailboxRightName = (typeof mailboxRightNames)[number];

export type Rights = Partial<Record<RightName, readonly Permission[]>>;
export type MailboxRights = Partial<Record<MailboxRightName, readonly Permission[]>>;

export type Allow = {
  /** Without a sign-in. Nothing else is looked at. */
  readonly anyone?: true;
  /** Token types that may; without it only normal users. */
  readonly tokens?: readonly TokenType[];
  /** One of these roles is needed (normal users only). */
  readonly roles?: readonly Role[];
  /** All of these rights are needed. */
  readonly rights?: readonly (readonly [RightName, Permission])[];
  readonly mailboxRights?: readonly MailboxRightName[];
};

export type Identity = {
  readonly tokenType: TokenType;
  readonly roles: readonly Role[];
  readonly rights: Rights;
  readonly mailboxRights: MailboxRights;
};

type AllowBuilder = Allow & {
  with(right: RightName, permission?: Permission): AllowBuilder;
  withMailbox(right: MailboxRightName): AllowBuilder;
};

function allow(data: Allow): AllowBuilder {
  const methods = {
    with: (right: RightName, permission: Permission = 'READ') =>
      allow({ ...data, rights: [...(data.rights ?? []), [right, permission]] }),
    withMailbox: (right: MailboxRightName) =>
      allow({ ...data, mailboxRights: [...(data.mailboxRights ?? []), right] }),
  };
  // The methods are not enumerable, so that an `Allow` stays plain data when it is written as JSON.
  return Object.defineProperties(
    { ...data },
    {
      with: { value: methods.with },
      withMailbox: { value: methods.withMailbox },
    },
  ) as AllowBuilder;
}

export const anyone = allow({ anyone: true });
/** Any normal user. */
export const person = allow({});
/** Everybody who is signed in, limited logins included. */
export const signedIn = allow({ tokens: tokenTypes });
export const projectLogin = allow({ tokens: ['project'] });
export const plusCrewLogin = allow({ tokens: ['pluscrew'] });
export const crew = allow({ roles: ['crew'] });
export const client = allow({ roles: ['client'] });
export const planner = allow({ roles: ['planner'] });
export const office = allow({ roles: ['office'] });
export const clientOrPlanner = allow({ roles: ['client', 'planner'] });
export const clientOrOffice = allow({ roles: ['client', 'office'] });
export const plannerOrOffice = allow({ roles: ['planner', 'office'] });
/** A normal user who fits the first, and the limited logins named after it. */
export const also = (data: Allow, ...tokens: Exclude<TokenType, 'user'>[]): Allow => ({
  ...data,
  tokens: ['user', ...tokens],
});

export type Refusal =
  | { readonly why: 'sign-in' }
  | { readonly why: 'token-type' }
  | { readonly why: 'role' }
  | { readonly why: 'right'; readonly right: RightName | MailboxRightName; readonly permission?: Permission };

/** The one decision. Nothing when allowed; else the first thing that is missing. */
export function refusal(data: Allow, who: Identity | null): Refusal | null {
  if (data.anyone) return null;
  if (!who) return { why: 'sign-in' };
  if (!(data.tokens ?? ['user']).includes(who.tokenType)) return { why: 'token-type' };
  // A limited login has no roles and no rights of its own: the token type is all that lets it in.
  if (who.tokenType !== 'user') return null;
  if (data.roles && !data.roles.some((role) => who.roles.includes(role))) return { why: 'role' };
  for (const [right, permission] of data.rights ?? []) {
    if (!who.rights[right]?.includes(permission)) return { why: 'right', right, permission };
  }
  for (const right of data.mailboxRights ?? []) {
    if (!who.mailboxRights[right]?.includes('READ')) return { why: 'right', right, permission: 'READ' };
  }
  return null;
}

export const may = (data: Allow, who: Identity | null): boolean => refusal(data, who) === null;
