import { client, clientOrOffice, clientOrPlanner, crew, person, planner } from '@callboard/contract';
import type { Allow, Face, FeatureId, Identity, RightName, Rights, Role } from '@callboard/contract';
import { shortcutsOf } from '../bottom-bar/shortcuts.ts';
import { landingOf } from '../../runtime/guard/guard.ts';
import type { Visitor } from '../../runtime/guard/guard.ts';
import { menuOf } from './menu.ts';

// The specification's menu, as the faces of the seven features say it.
const table: readonly [FeatureId, at: string, allow: Allow][] = [
  ['planning', '/planning-calendar', clientOrPlanner.with('planningCalendar')],
  ['projects', '/projects', clientOrPlanner.with('projects')],
  ['planning', '/planner-crew', clientOrPlanner.with('crews')],
  ['planning', '/membership-crews', clientOrPlanner.with('membershipCrews')],
  ['planning', '/planning-crew-item-list', client.with('planningCrewItemList')],
  ['finance', '/invoices', person.with('invoices')],
  ['crew-ops', '/jobs', crew.with('projects')],
  ['crew-ops', '/personal-calendar', crew.with('projects')],
  ['documents', '/trainings', crew],
  ['documents', '/mobileDocuments', person.with('mobileDocuments')],
  ['finance', '/payrolls', crew.with('payrolls')],
  ['documents', '/contracts', crew.with('staffContracts')],
  ['crew-ops', '/crew-info', crew.with('crewInfo')],
  ['plus-crews', '/plus-crews', person.with('plusCrews')],
  ['finance', '/receipts', person.with('receipts')],
  ['projects', '/projects-calendar', clientOrPlanner.with('projects')],
  ['mailbox', '/mailbox', clientOrOffice.with('mailboxes').withMailbox('emailMessages')],
  ['planning', '/todo-calendar', planner.with('toDoCalendar')],
  ['projects', '/projects-vacancy', person.with('persons').with('mobileProjectVacancies')],
];

const faceOf = (id: FeatureId): Face => ({
  id,
  contract: 1,
  bundle: id,
  cards: {},
  pages: Object.fromEntries(
    table
      .filter(([feature]) => feature === id)
      .map(([, at, allow]) => [
        at,
        {
          at,
          title: 'title',
          allow,
          offline: 'needs-network' as const,
          menu: {
            section: 'work' as const,
            rank: table.findIndex(([, path]) => path === at) + 1,
            icon: [],
            label: at,
          },
        },
      ]),
  ),
});
const features = [...new Set(table.map(([feature]) => feature))].map((id) => ({
  face: faceOf(id),
}));
const plusCrewFeature = features.map(({ face }) => ({
  face:
    face.id === 'plus-crews'
      ? {
          ...face,
          pages: {
            ...face.pages,
            data: {
              at: '/plus-crews/{number}/data',
              title: 'data',
              allow: person,
              offline: 'readable' as const,
            },
          },
        }
      : face,
}));

const read = (...names: RightName[]): Rights =>
  Object.fromEntries(names.map((name) => [name, ['READ']])) as Rights;
const login = (roles: Role[], rights: Rights, more: Partial<Identity> = {}): Visitor => ({
  identity: { tokenType: 'user', roles, rights, mailboxRights: {}, ...more },
  person: true,
  subject: null,
});
const mail = { mailboxRights: { emailMessages: ['READ'] } } as const;
const all = read(
  'planningCalendar',
  'projects',
  'crews',
  'membershipCrews',
  'planningCrewItemList',
  'invoices',
  'mobileDocuments',
  'payrolls',
  'staffContracts',
  'crewInfo',
  'plusCrews',
  'receipts',
  'mailboxes',
  'toDoCalendar',
  'persons',
  'mobileProjectVacancies',
);
const crewRights = read('projects', 'payrolls', 'staffContracts', 'crewInfo', 'persons', 'receipts');

const say = (feature: string, key: string) => `${feature} says ${key}`;
const paths = (who: Visitor, of = features) => menuOf(of, who, say, landingOf(who)).map(({ to }) => to);
const always = ['/version', '/logout'];

test.each<[string, Visitor, string[]]>([
  [
    'crew',
    login(['crew'], crewRights),
    [
      '/jobs',
      '/personal-calendar',
      '/trainings',
      '/payrolls',
      '/contracts',
      '/crew-info',
      '/receipts',
      '/profile',
    ],
  ],
  [
    'planner',
    login(['planner'], read('planningCalendar', 'projects', 'crews', 'membershipCrews', 'toDoCalendar')),
    [
      '/planning-calendar',
      '/projects',
      '/planner-crew',
      '/membership-crews',
      '/projects-calendar',
      '/todo-calendar',
    ],
  ],
  ['office', login(['office'], read('mailboxes'), mail), ['/mailbox']],
  ['office without the mailbox right', login(['office'], read('mailboxes')), []],
  [
    'client',
    login(['client'], read('projects', 'planningCrewItemList', 'invoices', 'mailboxes'), mail),
    ['/projects', '/planning-crew-item-list', '/invoices', '/projects-calendar', '/mailbox'],
  ],
  ['client.basic', login(['client'], read('projects')), ['/projects', '/projects-calendar']],
  ['a planner with a client’s right', login(['planner'], read('planningCrewItemList')), []],
  ['vacancies need both rights', login(['crew'], read('mobileProjectVacancies')), ['/trainings']],
  [
    'everything',
    login(['crew', 'planner', 'office', 'client'], all, mail),
    [...table.map(([, at]) => at), '/profile'],
  ],
  ['nothing', login(['office'], {}), []],
])('%s sees what its rights allow, in order', (_, who, expected) =>
  expect(paths(who)).toEqual(['/', ...expected, ...always]),
);

const project: Visitor = { ...login([], all, { tokenType: 'project' }), person: false, subject: '4711' };
const plusCrew = (rights: Rights): Visitor => ({
  ...login([], rights, { tokenType: 'pluscrew' }),
  person: false,
  subject: 'PC-7',
});

test('a project login has the short menu', () =>
  expect(paths(project)).toEqual(['/projects/4711', '/version', '/logout']));

test.each<[string, Rights, typeof features, string[]]>([
  ['with EDIT', { plusCrews: ['READ', 'EDIT'] }, plusCrewFeature, ['/plus-crews/PC-7/data']],
  ['with READ only', { plusCrews: ['READ'] }, plusCrewFeature, []],
  ['while nobody has the page', { plusCrews: ['EDIT'] }, features, []],
])('a plus-crew login %s', (_, rights, of, data) =>
  expect(paths(plusCrew(rights), of)).toEqual(['/plus-crews/PC-7', ...data, '/version', '/logout']),
);

test('nobody has no menu', () => expect(paths({ identity: null, person: false, subject: null })).toEqual([]));

test('entries are called as their feature says', () => {
  const [, entry] = menuOf(features, login(['crew'], {}), say, '/');
  expect(entry).toMatchObject({ label: 'documents says /trainings' });
});

const bar = (who: Visitor, of = features) =>
  shortcutsOf(menuOf(of, who, say, landingOf(who)), landingOf(who)).map(({ to }) => to);

test.each<[string, Visitor, string[]]>([
  ['crew', login(['crew'], crewRights), ['/jobs', '/', '/personal-calendar']],
  ['planner', login(['planner'], read('projects')), ['/projects', '/', '/projects-calendar']],
  [
    'crew who also plans',
    login(['crew', 'planner'], read('projects')),
    ['/jobs', '/projects', '/', '/personal-calendar', '/projects-calendar'],
  ],
  ['office', login(['office'], read('mailboxes'), mail), ['/mailbox', '/']],
  ['nothing', login(['office'], {}), ['/']],
  ['plus crew', plusCrew({}), ['/plus-crews/PC-7']],
])('the shortcuts of %s, home in the middle', (_, who, expected) => expect(bar(who)).toEqual(expected));
