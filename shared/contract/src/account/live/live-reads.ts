/**
 * What a live message can name, and which reads become old with it: these paths and everything below them, after `=`
 * the path alone. Where a path has `{id}` the id that the name carries (`crew:<id>`) has to be the one that was read.
 */
export const liveReads = {
  blockDates: ['/blockDates', '/personalCalendar'],
  contractFigures: ['/contractFigures', '/timeAccountLines', '/staffContracts'],
  crew: ['/projectCrews/{id}', '/crewChecks', '/jobs', '/forms', '/home'],
  crewItem: ['/projectCrewItems/{id}', '/crewChecks/{id}', '/jobs/{id}'],
  document: ['/documents/{id}'],
  documents: [
    '/documents',
    '/mobileDocuments',
    '/companies/{id}/documents',
    '/contacts/{id}/documents',
    '/rateCards/{id}/documents',
    '/home',
  ],
  documentTemplates: ['/documentTemplates'],
  documentsToSign: ['/documentsToSign', '/home'],
  export: ['/exports/{id}'],
  exports: ['/exports'],
  forms: ['/forms', '/home'],
  home: ['/home'],
  invoice: ['/invoices'],
  invoices: ['/invoices', '/companies/{id}/invoices', '/home'],
  jobs: ['/jobs', '/crewChecks', '/personalCalendar', '/home'],
  liveLocations: ['/projectCrews/{id}/liveLocations'],
  // Bundles were switched on or off.
  lineup: ['/lineup', '/home'],
  // A mail itself never changes.
  mails: ['/mailboxes', '=/emailMessages', '/home'],
  notifications: ['/notifications', '/home'],
  payroll: ['/payrolls'],
  payrollItem: ['/payrollItems', '/payrolls'],
  payrolls: ['/payrolls', '/payrollItems', '/payrollDocuments', '/home'],
  person: ['/contacts/{id}', '/persons/{id}', '/crewMember/{id}'],
  personChanges: ['/personChanges', '/home'],
  photos: ['/photos', '/projectCrews/{id}/photos'],
  planning: [
    '/planningCalendarItems',
    '/plannerGrid',
    '/planningCrewItemList',
    '/projectsCalendar',
    '/projectCrewItems',
    '/contacts/{id}/plannerPlanningItems',
    '/personalCalendar',
    '/home',
  ],
  planningDrafts: ['/planningDrafts'],
  plannerCrews: ['/plannerCrews', '/plannerGrid', '/pCrews', '/contacts/{id}/pCrews', '/membershipCrews'],
  plusCrew: ['/plusCrews', '/plusCrewValues', '/plusCrewValueDatas', '/prgrss'],
  plusCrews: ['/plusCrews'],
  privateCalendars: ['/privateCalendars', '/personalCalendar', '/home'],
  // A company tells how many of its projects are open.
  project: ['/projects', '/projectsCalendar', '/companies'],
  projects: ['/projects', '/projectsCalendar', '/companies', '/contacts/{id}/projects', '/home'],
  receipt: ['/receipts'],
  receipts: ['/receipts', '/companies/{id}/receipts'],
  todos: ['/todos', '/home'],
  vacancies: ['/projectCrewItems/vacant'],
  vacationRequests: ['/vacationRequests', '/personalCalendar', '/home'],
} as const satisfies Record<string, readonly `${'' | '='}/${string}`[]>;

type Kind = keyof typeof liveReads;
/** A list, or one thing. */
export type LiveName = Kind | `${Kind}:${string}`;

type Params = Readonly<Record<string, string>>;

/** Whether a read of this path with these parameters is old after a name was said. */
export function isOldAfter(name: string, path: string, params: Params): boolean {
  const [kind = '', ...rest] = name.split(':');
  const paths: readonly string[] = Object.hasOwn(liveReads, kind) ? liveReads[kind as Kind] : [];
  const id = rest.join(':');
  return paths.some((entry) => {
    const root = entry.replace('=', '');
    return (
      (path === root || (root === entry && path.startsWith(`${root}/`))) &&
      (id === '' || !root.includes('{id}') || params['id'] === id)
    );
  });
}
