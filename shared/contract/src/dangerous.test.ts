import { api } from './api.ts';
import type { AnyEndpoint } from './endpoint/endpoint.ts';

/** What is made here moves money, binds somebody, or outlives the session that made it: every write counts. */
const lastingAreas = [
  'calendarSubscriptions',
  'documentTemplates',
  'documents',
  'invoices',
  'oneTimeCodes',
  'passkeys',
  'passwords',
  'payrolls',
  'privateCalendars',
  'proofs',
  'push',
  'receipts',
  'session',
  'sessions',
  'staffContracts',
];
/** So does a call of any other area with one of these names. */
const lastingVerbs =
  /^(approve|book|correct|delegate|digitalConfirm|erase|export|lock|pay|profileAccess|release|replace|send|sign|void)/;

const ownDraft = 'a draft of the own, which moves nothing until it is handed in; waits on the phone as well';
const note = 'a line in a history';
const picture = 'shows a picture, which is taken away again at any time';

/** Those that the bearer alone may make, and why. */
const excused: Readonly<Record<string, string>> = {
  'session.signOut': 'ends its own session only, also on a device that has lost its cookie',
  'session.setUserLanguage': 'a language',
  'push.publicKey': 'a key that everybody of the tenant may know',
  'calendarSubscriptions.publicCalendarSubscriptionsRefresh': 'reads anew what is there',
  'privateCalendars.readPrivateCalendar': 'reads anew what is there',
  'documents.markViewed': 'says that something was read',
  'payrolls.addPayrollActivity': note,
  'payrolls.addPayrollItemActivity': note,
  'receipts.addReceiptActivity': note,
  'receipts.addReceipt': ownDraft,
  'receipts.editReceipt': ownDraft,
  'receipts.deleteReceipt': ownDraft,
  'receipts.copyReceipt': ownDraft,
  'receipts.draftReceipt': ownDraft,
  'receipts.addReceiptItem': ownDraft,
  'receipts.editReceiptItem': ownDraft,
  'receipts.deleteReceiptItem': ownDraft,
  'receipts.addReceiptDocument': ownDraft,
  'receipts.deleteReceiptDocument': ownDraft,
  'photos.approvePhoto': picture,
  'persons.approveProfilePicture': picture,
  'planningDrafts.sendDrafts': 'a plan, which is taken back and changed at any time',
};

const writes = Object.entries(api).flatMap(([area, verbs]) =>
  Object.entries(verbs as Record<string, AnyEndpoint>)
    .filter(([, { method, changesState }]) => method !== 'GET' || changesState)
    .map(([verb, endpoint]) => ({ name: `${area}.${verb}`, area, verb, endpoint })),
);
const lasting = writes
  // Who is not signed in has no session: a password, or the secret of a link, is the proof.
  .filter(({ endpoint }) => !endpoint.allow.anyone)
  .filter(({ area, verb }) => lastingAreas.includes(area) || lastingVerbs.test(verb));

test('a call that moves money or makes something lasting needs the cookie of the session as well', () => {
  const open = lasting.filter(({ name, endpoint }) => !endpoint.dangerous && !(name in excused));
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('every excuse is of a call that would need the cookie without it', () => {
  const needing = lasting.filter(({ endpoint }) => !endpoint.dangerous).map(({ name }) => name);
  expect(Object.keys(excused).filter((name) => !needing.includes(name))).toEqual([]);
  expect(lastingAreas.filter((area) => !(area in api))).toEqual([]);
});
