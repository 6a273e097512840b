import { join } from 'node:path';
import { featurePages, may, openedBy, subjectLinks } from '@callboard/contract';
import type { Face, Identity, NotificationKind, SubjectKind } from '@callboard/contract';
import { readFace } from './face.ts';
import { root } from './workspace.ts';

const read = ['READ'] as const;
const rights = {
  projects: read,
  crews: read,
  crewProfile: read,
  payrolls: read,
  receipts: read,
  persons: read,
  mobileProjectVacancies: read,
};
const login = (...roles: Identity['roles'][number][]): Identity => ({
  tokenType: 'user',
  roles,
  rights: { ...rights, ...(roles.includes('planner') && { toDoCalendar: read, membershipCrews: read }) },
  mailboxRights: {},
});
const people = {
  crew: login('crew'),
  planner: login('planner'),
  office: login('office'),
  client: login('client'),
};
type Reader = keyof typeof people;
type Opens = readonly [about: SubjectKind, of: Partial<Record<Reader, string | null>>];

const job: Opens = ['job', { crew: '/jobs/id' }];
const planned: Opens = ['crewItem', { planner: '/crews/crewId' }];
const onSite: Opens = ['crew', { crew: '/crews/id/crew-chief-job', planner: '/crews/id/crew-chief-job' }];
const crew: Opens = ['crew', { crew: '/crews/id', planner: '/crews/id' }];
const note: Opens = ['crew', { crew: '/crews/id/delivery-note', client: '/crews/id/delivery-note' }];
const paper: Opens = [
  'document',
  { crew: '/documents/id', office: '/documents/id', client: '/documents/id' },
];
const form: Opens = ['form', { crew: '/forms/id' }];
const asked: Opens = ['absence', { planner: '/vacations/id', office: '/vacations/id' }];
const decided: Opens = ['absence', { crew: '/personal-calendar?day=day', office: '/vacations/id' }];
const payroll: Opens = ['payroll', { crew: '/payrolls/number' }];
const payrollItem: Opens = ['payrollItem', { crew: '/payroll-items/id', office: '/payroll-items/id' }];
const receipt: Opens = ['receipt', { crew: '/receipt/number', office: '/receipt/number' }];
const photo: Opens = ['crew', { crew: '/crews/id/photos' }];
/** The shell itself opens the person's own profile, in which no feature has a page. */
const ownPerson: Opens = ['person', { crew: null, planner: null }];
/** Which groups there are is for planners and clients; whoever belongs to one has no page of it. */
const group: Opens = ['plannerCrew', { crew: null }];

/** What each kind is about, and which page opens it for those who are notified. */
const opens = {
  jobRequested: [job],
  jobChanged: [job],
  crewChanged: [job],
  jobCancelled: [job],
  jobReminder: [job],
  jobSoon: [job],
  jobExpired: [job, planned],
  jobNotNeeded: [job],
  jobReactivated: [job],
  jobConfirmed: [job, planned],
  jobRefused: [planned],
  spareActivated: [job],
  vacancyOffered: [['vacancy', { crew: '/projects-vacancy' }]],
  vacancyApplied: [planned],
  vacancyAccepted: [job],
  vacancyRejected: [['vacancy', { crew: '/projects-vacancy' }]],
  vacancyReopened: [job],
  preCallMissing: [onSite],
  noShowHint: [onSite],
  noShow: [onSite],
  autoClosed: [crew],
  signOffDue: [['crew', { crew: '/crews/id/sign-off', planner: '/crews/id/sign-off' }]],
  hoursCorrected: [job],
  hoursKept: [job],
  hoursObjected: [['crewItem', { office: '/hours/id', planner: '/hours/id' }]],
  deliveryNoteToSign: [note],
  deliveryNoteUnsigned: [note],
  deliveryNoteProblem: [note],
  deliveryNoteAnswered: [note],
  deliveryNoteReopened: [note],
  crewChiefSheetReleased: [onSite],
  documentToSign: [paper],
  documentDeclined: [paper],
  documentDelegated: [paper],
  documentReminder: [paper],
  documentExpired: [paper],
  documentVoided: [paper],
  documentReplaced: [paper],
  documentSigned: [paper, note],
  documentExpiring: [paper],
  uploadApproved: [paper],
  uploadRejected: [paper],
  pictureApproved: [ownPerson],
  pictureRejected: [ownPerson],
  photoApproved: [photo],
  photoRejected: [photo],
  formDue: [form],
  trainingExpiring: [form],
  securityCheckDue: [crew],
  securityCheckMissing: [crew],
  securityCheckCancelled: [crew],
  vacationRequested: [asked],
  vacationApproved: [decided],
  vacationRefused: [decided],
  vacationReminder: [asked],
  vacationCancelRequested: [asked],
  vacationCancelled: [decided],
  vacationKept: [decided],
  sickReported: [asked],
  blockedConfirmedJob: [['blockDate', { planner: '/planner-crew?from=day' }]],
  payrollReleased: [payroll],
  payrollDeclined: [payrollItem],
  payrollAnswered: [payrollItem],
  payrollWindowEnds: [payroll],
  payrollNoted: [payroll, payrollItem],
  receiptApproved: [receipt],
  receiptRejected: [receipt],
  receiptPaid: [receipt],
  receiptNoted: [receipt],
  todo: [
    // Whoever has no to-do calendar sees what the to-do is about.
    ['todo', { planner: '/todo-calendar?todo=id&day=day', office: '/crews/crewId' }],
    planned,
    ['person', { office: '/crew-profile/id' }],
    ['personChange', { office: '/approvals?tab=changes', planner: '/crew-profile/personId' }],
  ],
  changeApproved: [ownPerson],
  changeRejected: [ownPerson],
  membershipAdded: [group],
  membershipRemoved: [group],
} satisfies Record<NotificationKind, readonly Opens[]>;

let faces: Pick<Face, 'pages' | 'opens'>[] = [];
beforeAll(async () => {
  const features = Object.keys(featurePages);
  faces = (await Promise.all(features.map((id) => readFace(join(root, 'remotes', id))))).map(
    ({ face }) => face as unknown as Face,
  );
  // A process for each of them.
}, 60_000);

const matches = (pattern: string, address: string): boolean =>
  new RegExp(`^${pattern.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}$`).test(
    address.split('?')[0] ?? '',
  );
const canOpen = (identity: Identity) => (address: string) =>
  faces.some(({ pages }) =>
    Object.values(pages).some(({ at, allow }) => matches(at, address) && may(allow, identity)),
  );

const cases = Object.entries(opens).flatMap(([kind, all]: [string, readonly Opens[]]) =>
  all.flatMap(([about, of]) =>
    Object.entries(of).map(([reader, page]) => [kind, about, reader, page] as const),
  ),
);

test.each(cases)('%s about a %s opens for %s: %s', (kind, about, reader, page) => {
  const link = Object.fromEntries(subjectLinks[about].map((name) => [name, name]));
  const subject = { kind: about, id: 'id', link };
  const openings = faces.flatMap((face) => face.opens ?? []);
  const found = openedBy(
    { kind: kind as NotificationKind, subject },
    openings,
    canOpen(people[reader as Reader]),
  );
  expect(found).toBe(page);
});
