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
  /** One of these login types is needed, where a role says too little. */
  readonly loginTypes?: readonly LoginType[];
  /** All of these rights are needed. */
  readonly rights?: readonly (readonly [RightName, Permission])[];
  readonly mailboxRights?: readonly MailboxRightName[];
  /** All of these rights are needed by a limited login; without any its token type is enough. */
  readonly limitedRights?: readonly (readonly [RightName, Permission])[];
};

export type Identity = {
  readonly tokenType: TokenType;
  readonly roles: readonly Role[];
  /** What the roles come from; who does not say it has none. */
  readonly loginTypes?: readonly LoginType[];
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
/** Who keeps the house running: the office and operations, not everybody who plans. */
export const operator = allow({ loginTypes: ['office', 'operations'] });
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

const missingRight = (needed: Allow['rights'] = [], { rights }: Identity): Refusal | null => {
  const missing = needed.find(([right, permission]) => !rights[right]?.includes(permission));
  return missing ? { why: 'right', right: missing[0], permission: missing[1] } : null;
};

/** The one decision. Nothing when allowed; else the first thing that is missing. */
export function refusal(data: Allow, who: Identity | null): Refusal | null {
  if (data.anyone) return null;
  if (!who) return { why: 'sign-in' };
  if (!(data.tokens ?? ['user']).includes(who.tokenType)) return { why: 'token-type' };
  // A limited login has no roles: the token type lets it in, and what it may change is a right of its own.
  if (who.tokenType !== 'user') return missingRight(data.limitedRights, who);
  if (data.roles && !data.roles.some((role) => who.roles.includes(role))) return { why: 'role' };
  if (data.loginTypes && !data.loginTypes.some((type) => who.loginTypes?.includes(type)))
    return { why: 'role' };
  const missing = missingRight(data.rights, who);
  if (missing) return missing;
  for (const right of data.mailboxRights ?? []) {
    if (!who.mailboxRights[right]?.includes('READ')) return { why: 'right', right, permission: 'READ' };
  }
  return null;
}

export const may = (data: Allow, who: Identity | null): boolean => refusal(data, who) === null;
