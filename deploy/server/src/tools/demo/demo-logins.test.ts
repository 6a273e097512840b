import {
  also,
  client,
  clientOrOffice,
  clientOrPlanner,
  crew,
  may,
  person,
  planner,
  roleOf,
  signedIn,
} from '@callboard/contract';
import type { Allow, Identity } from '@callboard/contract';
import { demoLogins } from './demo-logins.ts';

/** The side menu as the specification lists it. */
const menu: Readonly<Record<string, Allow>> = {
  home: signedIn,
  'planning-calendar': clientOrPlanner.with('planningCalendar'),
  projects: clientOrPlanner.with('projects'),
  'planner-crew': clientOrPlanner.with('crews'),
  'membership-crews': clientOrPlanner.with('membershipCrews'),
  'planning-crew-item-list': client.with('planningCrewItemList'),
  invoices: person.with('invoices'),
  jobs: crew.with('projects'),
  trainings: crew,
  mobileDocuments: person.with('mobileDocuments'),
  payrolls: crew.with('payrolls'),
  contracts: crew.with('staffContracts'),
  'crew-info': crew.with('crewInfo'),
  'plus-crews': also(person.with('plusCrews', 'EDIT'), 'pluscrew'),
  receipts: person.with('receipts'),
  mailbox: clientOrOffice.with('mailboxes').withMailbox('emailMessages'),
  'todo-calendar': planner.with('toDoCalendar'),
  'projects-vacancy': person.with('persons').with('mobileProjectVacancies'),
  profile: person.with('persons'),
};

const seenBy = (name: string): string => {
  const found = demoLogins.find(({ login }) => login === name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  const { tokenType = 'user', types, rights, mailbox = [] } = found;
  const identity: Identity = {
    tokenType,
    loginTypes: types,
    roles: types.map((type) => roleOf[type]),
    rights,
    mailboxRights: Object.fromEntries(mailbox.map((right) => [right, ['READ'] as const])),
  };
  return Object.keys(menu)
    .filter((entry) => may(menu[entry] as Allow, identity))
    .join(' ');
};

const crewMenu =
  'home jobs trainings mobileDocuments payrolls contracts crew-info receipts projects-vacancy profile';
const plannerMenu =
  'home planning-calendar projects planner-crew membership-crews mobileDocuments plus-crews todo-calendar projects-vacancy profile';

test.each([
  ['crew', crewMenu],
  ['chief', crewMenu],
  ['planner', plannerMenu],
  ['planner.new', plannerMenu],
  ['operations', 'home planning-calendar projects planner-crew mobileDocuments todo-calendar profile'],
  ['planning', 'home planning-calendar projects planner-crew mobileDocuments profile'],
  ['office', 'home mobileDocuments mailbox profile'],
  ['accountant', 'home invoices mobileDocuments receipts mailbox profile'],
  [
    'client',
    'home planning-calendar projects planner-crew membership-crews planning-crew-item-list invoices mobileDocuments mailbox profile',
  ],
  ['client.basic', 'home planning-calendar projects planner-crew planning-crew-item-list profile'],
  ['nothing', 'home trainings'],
  ['4711', 'home'],
  ['PC-7', 'home plus-crews'],
])('%s has the menu that the specification gives them', (login, expected) => {
  expect(seenBy(login)).toBe(expected);
});

test('the login `everything` has nearly all rights: only what clients alone may see is missing', () => {
  expect(seenBy('everything')).toBe(
    Object.keys(menu)
      .filter((entry) => entry !== 'planning-crew-item-list')
      .join(' '),
  );
});
