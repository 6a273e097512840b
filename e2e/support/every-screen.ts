import type { AnswerOf, jobs, projectCrews, projects, securityChecks } from '@callboard/contract';
import { actor, type Actor } from './person/actor.ts';
import { plantCrew } from './person/plant-crew.ts';
import type { Product } from './product/product.ts';

type Crew = AnswerOf<typeof projectCrews.projectCrew>;
type Checks = AnswerOf<typeof securityChecks.securityChecks>;
type Led = AnswerOf<typeof jobs.crewChiefJobs>;

/** Every address of crew-ops with somebody who may go there. */
export async function crewOpsScreens(product: Product) {
  const [planner, chief, crew] = await Promise.all(
    ['planner', 'chief', 'crew'].map((login) => actor(product.port, login)),
  );
  if (!planner || !chief || !crew) throw new Error('Somebody is missing.');
  const { crewId, items } = await plantCrew(planner, {
    name: 'Every screen',
    from: 20,
    until: 500,
    members: [{ who: chief, chief: true }, { who: crew }],
  });
  const { location, chiefs } = await crew.get<Crew>(`/projectCrews/${crewId}`);
  // A crew of the demo where a security check is due.
  const led = await chief.get<Led>('/jobs/crewChief?when=upcoming&limit=50&page=1');
  let check = `/crews/${crewId}/security-check/none/2026-01-01/D`;
  for (const one of new Set(led.items.map((job) => job.crew.id))) {
    const { items: checks } = await chief.get<Checks>(`/projectCrews/${one}/securityChecks?limit=10&page=1`);
    const [due] = checks.filter(({ shift }) => shift);
    if (!due) continue;
    check = `/crews/${one}/security-check/${due.formId}/${due.date}/${due.shift}`;
    break;
  }
  const of = (page: string) => `/crews/${crewId}/${page}`;
  return {
    crew: [
      '/jobs',
      '/jobs?tab=toConfirm',
      `/jobs/${items[1]}`,
      `/hours/${items[1]}`,
      `/jobs/${items[1]}/contact-project-manager`,
      '/personal-calendar',
      '/personal-calendar?view=month',
      `/crews/${crewId}`,
      of('contact-crew-chief'),
      of('contact-contact-on-site'),
      of(`contact-crew-member/${chiefs[0]?.contactNumber ?? ''}`),
      of('check-in'),
      of('check-out'),
      of('photos'),
      `/locations/${location?.id}`,
      '/crew-info',
      `/crew-profile/${chief.id}`,
      `/public-profile/${crew.id}`,
    ],
    chief: [
      `/jobs/${items[0]}/crew-chief-documents`,
      `/crews/${crewId}`,
      of('crew-chief-job'),
      of('crew-chief-location'),
      of('sign-off'),
      of('ratings'),
      of('delivery-note'),
      check,
    ],
  };
}

type Listed = { readonly items: readonly Record<string, unknown>[] };

/** What the first of a list is known by in addresses. */
async function first(who: Actor, list: string, by = 'id'): Promise<string> {
  const { items } = await who.get<Listed>(`${list}${list.includes('?') ? '&' : '?'}limit=20&page=1`);
  if (!items[0]) throw new Error(`${list} is empty.`);
  return String(items[0][by]);
}

/** What a login sees that is made for one project, or for one plus crew; and what it is told elsewhere. */
async function limitedScreens(product: Product) {
  const project = await actor(product.port, '4711');
  const list = '/projects/4711/projectCrews?limit=20&page=1';
  const { items } = await project.get<AnswerOf<typeof projects.projectCrews>>(list);
  const crews = await Promise.all(items.map(({ id }) => project.get<Crew>(`/projectCrews/${id}`)));
  const crew = crews.find(({ location, chiefs }) => location && chiefs.length > 0) ?? crews[0];
  if (!crew) throw new Error('Project 4711 has no crew.');
  return {
    4711: [
      '/projects/4711',
      '/projects/4711/contact-project-manager',
      `/crews/${crew.id}`,
      `/crews/${crew.id}/contact-crew-chief`,
      `/crews/${crew.id}/contact-crew-member/${crew.chiefs[0]?.contactNumber ?? ''}`,
      `/locations/${crew.location?.id}`,
      '/jobs',
    ],
    'PC-7': ['/plus-crews/PC-7', '/plus-crews/PC-7/data', '/jobs'],
  };
}

/** What stands in the addresses: the first of each list. */
async function namesInAddresses(crew: Actor, planner: Actor, accountant: Actor) {
  const [payroll, receipt, contract, document, form] = await Promise.all([
    first(crew, '/payrolls'),
    first(crew, '/receipts', 'number'),
    first(crew, `/persons/${crew.id}/contracts`),
    first(crew, '/documents'),
    first(crew, '/forms?kind=training'),
  ]);
  const [item, project, company, contact, group, plusCrew, invoice, mail, vacation, managedForm] =
    await Promise.all([
      first(crew, `/payrolls/${payroll}/items`),
      first(planner, '/projects', 'number'),
      first(planner, '/companies'),
      first(planner, '/contacts'),
      first(planner, '/membershipCrews'),
      first(planner, '/plusCrews', 'number'),
      first(accountant, '/invoices', 'number'),
      first(accountant, '/emailMessages'),
      first(planner, '/vacationRequests?whose=all&queue=requests'),
      first(accountant, '/forms/managed'),
    ]);
  return {
    payroll,
    receipt,
    contract,
    document,
    form,
    item,
    project,
    company,
    contact,
    group,
    plusCrew,
    invoice,
    mail,
    vacation,
    managedForm,
  };
}

/** Every screen of the product with somebody who may open it; some of them for several people. */
export async function everyScreen(product: Product) {
  const [crew, planner, accountant] = await Promise.all(
    ['crew', 'planner', 'accountant'].map((login) => actor(product.port, login)),
  );
  if (!crew || !planner || !accountant) throw new Error('Somebody is missing.');
  const own = await crewOpsScreens(product);
  const limited = await limitedScreens(product);
  const names = await namesInAddresses(crew, planner, accountant);
  return {
    crew: [
      '/',
      ...own.crew,
      '/payrolls',
      `/payrolls/${names.payroll}`,
      `/payrolls/${names.payroll}/download/Payroll`,
      '/payrolls-documents',
      `/payroll-items/${names.item}`,
      '/receipts',
      `/receipt/${names.receipt}`,
      '/contracts',
      `/contracts/${names.contract}`,
      '/documents',
      `/documents/${names.document}`,
      `/forms/${names.form}`,
      '/trainings',
      '/mobileDocuments',
      '/profile',
      '/profile/calendars',
      '/projects-vacancy',
      // Not for her: what is said then.
      '/invoices',
    ],
    chief: ['/', ...own.chief],
    planner: [
      '/',
      '/planning-calendar',
      '/planner-crew',
      '/vacations',
      `/vacations/${names.vacation}`,
      '/membership-crews',
      `/membership-crews/${names.group}`,
      '/todo-calendar',
      '/projects',
      `/projects/${names.project}`,
      `/projects/${names.project}/documents`,
      `/projects/${names.project}/contact-project-manager`,
      '/projects-calendar',
      `/companies/${names.company}`,
      `/contacts/${names.contact}`,
      '/plus-crews',
      `/plus-crews/${names.plusCrew}`,
      `/plus-crews/${names.plusCrew}/settings`,
      `/plus-crews/${names.plusCrew}/data`,
    ],
    accountant: [
      '/',
      '/invoices',
      `/invoice/${names.invoice}`,
      '/payrolls',
      '/receipts',
      '/approvals',
      '/forms',
      '/documentTemplates',
      `/managedForms/${names.managedForm}`,
      '/mailbox',
      `/email-messages/${names.mail}`,
      '/version',
      '/help',
      '/no/such/page',
    ],
    client: ['/', '/planning-crew-item-list', '/projects'],
    ...limited,
  };
}
