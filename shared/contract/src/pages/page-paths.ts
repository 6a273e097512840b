import type { BundleId } from '../endpoint/bundles.ts';

/** Pages of the shell. */
export const shellPages = {
  home: '/',
  login: '/login',
  logout: '/logout',
  forgottenPassword: '/forgotten-password',
  renewPassword: '/renew-password',
  setPassword: '/forgottenPassword/{token}',
  welcome: '/welcome/{token}',
  version: '/version',
  help: '/help',
  profile: '/profile',
  notifications: '/notifications',
  notification: '/notifications/{id}',
  calendars: '/profile/calendars',
  devices: '/profile/devices',
  ownData: '/profile/data',
  push: '/profile/push',
  signInWays: '/profile/sign-in',
  otherSignIn: '/login/other',
  kitchen: '/kitchen',
} as const;

/** Pages of features that the shell itself leads to. It carries these alone, and not all that features have. */
export const shellWays = {
  jobList: '/jobs',
  personalCalendar: '/personal-calendar',
  crew: '/crews/{id}',
  contactCrewChief: '/crews/{id}/contact-crew-chief',
  contactCrewMember: '/crews/{id}/contact-crew-member/{contactId}',
  location: '/locations/{id}',
  projects: '/projects',
  project: '/projects/{number}',
  projectContactProjectManager: '/projects/{number}/contact-project-manager',
  projectsCalendar: '/projects-calendar',
  projectsVacancy: '/projects-vacancy',
  plusCrew: '/plus-crews/{number}',
  plusCrewData: '/plus-crews/{number}/data',
} as const;

export const crewOpsPages = {
  jobList: shellWays.jobList,
  job: '/jobs/{id}',
  answerLink: '/answer',
  crewChiefDocuments: '/jobs/{id}/crew-chief-documents',
  contactProjectManager: '/jobs/{id}/contact-project-manager',
  personalCalendar: shellWays.personalCalendar,
  crew: shellWays.crew,
  crewChiefJob: '/crews/{id}/crew-chief-job',
  crewChiefLocation: '/crews/{id}/crew-chief-location',
  contactCrewChief: shellWays.contactCrewChief,
  contactContactOnSite: '/crews/{id}/contact-contact-on-site',
  contactCrewMember: shellWays.contactCrewMember,
  checkIn: '/crews/{id}/check-in',
  checkOut: '/crews/{id}/check-out',
  signOff: '/crews/{id}/sign-off',
  deliveryNote: '/crews/{id}/delivery-note',
  rateCrew: '/crews/{id}/ratings',
  personHours: '/hours/{id}',
  photos: '/crews/{id}/photos',
  securityCheck: '/crews/{id}/security-check/{formId}/{date}/{shift}',
  location: shellWays.location,
  crewInfo: '/crew-info',
  crewProfile: '/crew-profile/{personId}',
  publicProfile: '/public-profile/{personId}',
} as const;

export const planningPages = {
  planningCalendar: '/planning-calendar',
  planningCrewItemList: '/planning-crew-item-list',
  plannerCrew: '/planner-crew',
  vacationList: '/vacations',
  vacation: '/vacations/{id}',
  todoCalendar: '/todo-calendar',
  membershipCrews: '/membership-crews',
  membershipCrew: '/membership-crews/{id}',
  membershipCrewContact: '/membership-crews/{id}/contact/{personId}',
} as const;

export const projectsPages = {
  projects: shellWays.projects,
  project: shellWays.project,
  projectDocuments: '/projects/{number}/documents',
  projectContactProjectManager: shellWays.projectContactProjectManager,
  projectsCalendar: shellWays.projectsCalendar,
  projectsVacancy: shellWays.projectsVacancy,
  company: '/companies/{id}',
  contact: '/contacts/{id}',
} as const;

export const financePages = {
  payrolls: '/payrolls',
  payroll: '/payrolls/{number}',
  payrollDownload: '/payrolls/{number}/download/{documentType}',
  payrollsDocuments: '/payrolls-documents',
  payrollItem: '/payroll-items/{id}',
  receipts: '/receipts',
  receipt: '/receipt/{number}',
  invoices: '/invoices',
  invoice: '/invoice/{number}',
} as const;

export const documentsPages = {
  contracts: '/contracts',
  contract: '/contracts/{id}',
  documentList: '/documents',
  approvals: '/approvals',
  document: '/documents/{id}',
  documentTemplates: '/documentTemplates',
  signingLink: '/signing/{token}',
  formList: '/forms',
  managedForm: '/managedForms/{id}',
  form: '/forms/{id}/{name?}/{questionId?}',
  trainings: '/trainings',
  mobileDocuments: '/mobileDocuments',
} as const;

export const mailboxPages = {
  messageList: '/mailbox',
  message: '/email-messages/{id}',
  unsubscribe: '/unsubscribe/{token}',
} as const;

export const plusCrewsPages = {
  plusCrews: '/plus-crews',
  plusCrew: shellWays.plusCrew,
  plusCrewSettings: '/plus-crews/{number}/settings',
  plusCrewData: shellWays.plusCrewData,
} as const;

/**
 * Where the pages of each planned feature are. Who leads to a page of somebody else takes its address from here, so
 * that a link to nowhere does not compile. A feature that is not planned keeps its addresses to itself.
 */
export const featurePages = {
  'crew-ops': crewOpsPages,
  planning: planningPages,
  projects: projectsPages,
  finance: financePages,
  documents: documentsPages,
  mailbox: mailboxPages,
  'plus-crews': plusCrewsPages,
} as const satisfies Partial<Record<BundleId, Readonly<Record<string, string>>>>;
