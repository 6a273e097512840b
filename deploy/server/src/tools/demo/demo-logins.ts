import { mailboxRightNames, permissionNames, rightNames } from '@callboard/contract';
import type {
  Language,
  LoginType,
  MailboxRightName,
  Permission,
  RightName,
  TokenType,
} from '@callboard/contract';

type RightList = Partial<Record<RightName, readonly Permission[]>>;

export type DemoLogin = {
  login: string;
  /** First and last name; nobody for a limited login. */
  who: readonly [string, string] | null;
  tokenType?: TokenType;
  subject?: string;
  types: readonly LoginType[];
  rights: RightList;
  mailbox?: readonly MailboxRightName[];
  language?: Language;
  blocked?: true;
  withoutPassword?: true;
};

const read = ['READ'] as const;
const all = Object.fromEntries(rightNames.map((name) => [name, permissionNames])) as RightList;

const crewRights: RightList = {
  projects: read,
  payrolls: read,
  staffContracts: read,
  crewInfo: read,
  crews: read,
  personProfiles: read,
  crewProfile: ['READ', 'CONTACT'],
  projectAttachments: read,
  mobileDocuments: read,
  receipts: ['READ', 'CREATE', 'EDIT', 'DELETE'],
  persons: ['READ', 'EDIT'],
  mobileProjectVacancies: read,
};
const planRights: RightList = {
  planningCalendar: ['READ', 'READSPAREFUNCTION'],
  projects: ['READ', 'CREATE', 'EDIT', 'EDIT_PROJECT_LOGO'],
  crews: ['READ', 'CREATE', 'EDIT'],
  personProfiles: read,
  crewProfile: ['READ', 'CONTACT'],
  projectAttachments: ['READ', 'CREATE'],
  mobileDocuments: read,
  persons: read,
};
const plannerRights: RightList = {
  ...planRights,
  membershipCrews: read,
  crewMemberships: ['CREATE', 'DELETE'],
  toDoCalendar: ['READ', 'EDIT'],
  plusCrews: ['READ', 'EDIT'],
  rateCards: read,
  mobileProjectVacancies: read,
};
const officeRights: RightList = {
  mailboxes: read,
  persons: ['READ', 'EDIT'],
  personProfiles: ['READ', 'EDIT'],
  mobileDocuments: read,
  crewInfo: read,
};
const clientRights: RightList = {
  projects: ['READ', 'CREATE'],
  planningCalendar: read,
  planningCrewItemList: read,
  crews: read,
  crewProfile: read,
  projectAttachments: read,
  persons: read,
};
const mailbox = mailboxRightNames;

/** The logins that every tenant has who has such a person. */
export const demoLogins: readonly DemoLogin[] = [
  { login: 'crew', who: ['Ada', 'Kern'], types: ['crew'], rights: crewRights },
  {
    login: 'chief',
    who: ['Erika', 'Maier'],
    types: ['crew'],
    rights: { ...crewRights, crews: ['READ', 'EDIT'], projectAttachments: ['READ', 'CREATE'] },
  },
  { login: 'planner', who: ['Petra', 'Maier'], types: ['planners'], rights: plannerRights },
  {
    login: 'planner.new',
    who: ['Íñigo', 'Etxeberria-Zubizarreta'],
    types: ['planners'],
    rights: plannerRights,
  },
  {
    login: 'operations',
    who: ['Gwenllian', 'Llewellyn-Pritchard'],
    types: ['operations'],
    rights: { ...planRights, toDoCalendar: ['READ', 'EDIT'] },
  },
  { login: 'planning', who: ['Fenna', 'van der Heijden'], types: ['planning'], rights: planRights },
  { login: 'office', who: ['Marlene', 'Hofstätter'], types: ['office'], rights: officeRights, mailbox },
  {
    login: 'accountant',
    who: ['Jean-Baptiste', 'Lefèvre'],
    types: ['office'],
    rights: {
      ...officeRights,
      payrolls: ['READ', 'EDIT'],
      staffContracts: read,
      receipts: ['READ', 'CREATE', 'EDIT', 'DELETE'],
      invoices: ['READ', 'EDIT'],
    },
    mailbox,
  },
  {
    login: 'client',
    who: ['Sofia', 'Lindqvist'],
    types: ['clients'],
    rights: {
      ...clientRights,
      invoices: read,
      rateCards: read,
      membershipCrews: read,
      mobileDocuments: read,
      mailboxes: read,
    },
    mailbox,
  },
  { login: 'client.basic', who: ['Owain', 'ap Rhys'], types: ['clients'], rights: clientRights },
  {
    login: 'everything',
    who: ['Zoë', "D'Angelo"],
    types: ['crew', 'planners', 'office'],
    rights: all,
    mailbox,
  },
  { login: 'nothing', who: ['Nikolaus', 'Achleitner'], types: ['crew'], rights: {} },
  { login: 'expired', who: ['Rubén', 'Castaño'], types: ['crew'], rights: crewRights, blocked: true },
  // For the links of the demo, so that using them leaves the logins above as they are.
  {
    login: 'newcomer',
    who: ['Maëlys', 'Déschênes'],
    types: ['crew'],
    rights: crewRights,
    withoutPassword: true,
  },
  { login: 'forgetful', who: ['Emrys', 'Cadwaladr'], types: ['crew'], rights: crewRights },
  { login: '4711', who: null, tokenType: 'project', subject: '4711', types: [], rights: {} },
  {
    login: 'PC-7',
    who: null,
    tokenType: 'pluscrew',
    subject: 'PC-7',
    types: [],
    rights: { plusCrews: ['READ', 'EDIT'] },
  },
];

const only = (
  names: readonly string[],
  change: Partial<Record<string, Partial<DemoLogin>>> = {},
): DemoLogin[] =>
  demoLogins.filter(({ login }) => names.includes(login)).map((one) => ({ ...one, ...change[one.login] }));

/** Who signs in where. Canal has switched most areas off by rights. */
export const loginsOfTenant: Readonly<Record<string, readonly DemoLogin[]>> = {
  nordlicht: demoLogins,
  redwave: only(
    [
      'crew',
      'chief',
      'planner',
      'operations',
      'office',
      'accountant',
      'client',
      'client.basic',
      'everything',
      'nothing',
      'expired',
      '4711',
    ],
    {
      crew: { who: ['Nia', 'Pritchard'] },
      chief: { who: ['Declan', "O'Sullivan"] },
      planner: { who: ['Philippa', 'Featherstonehaugh'] },
      operations: { who: ['Gruffudd', 'Llwyd-Morgan'] },
      office: { who: ['Imogen', 'Ashworth'] },
      accountant: { who: ['Theodore', 'Okonkwo-Bright'] },
      client: { who: ['Priya', 'Whitaker'] },
      'client.basic': { who: ['Rory', 'MacAllister'] },
      everything: { who: ['Heledd', 'Ellis-Huws'] },
      nothing: { who: ['Harry', 'Pemberton'] },
      expired: { who: ['Tegid', 'Penhaligon'] },
    },
  ),
  canal: only(['crew', 'planner', 'office', 'client', 'nothing'], {
    crew: { who: ['Bram', 'Visser'], rights: { projects: read, persons: read } },
    planner: { who: ['Fenna', 'van der Heijden'], rights: { planningCalendar: read, projects: read } },
    office: { who: ['Luc', 'Moreau'], rights: { mailboxes: read, persons: read } },
    client: { who: ['Anaïs', "d'Aubigné"], rights: { projects: read } },
    nothing: { who: ['Iker', 'Sáez'] },
  }),
};
