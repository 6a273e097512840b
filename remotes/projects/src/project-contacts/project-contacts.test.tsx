import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleProject } from '../base/sample-project.ts';

const { server, show } = pageTest(feature);
const named = (contactId: string, role: 'client' | 'onSite', phone: string, email = '') => ({
  contactId,
  name: 'Klara Klient',
  role,
  about: 'Production',
  phone,
  email,
  personId: null,
});
const ofCompany = (id: string, name: string) => ({
  id,
  number: id,
  kind: 'companyPerson',
  name,
  role: 'Stage',
  email: 'stage@example.com',
  phone: '',
  personId: null,
  company: { id: 'company-1', name: 'Bright Stages' },
});
beforeEach(() => {
  signInAs({ roles: ['planner'], rights: { projects: ['READ'], rateCards: ['READ'] } });
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
  server.on('GET /projects/4711', () => ({
    body: sampleProject({
      contacts: [
        named('k-1', 'client', '+43 1 234', 'klara@example.com'),
        named('k-1', 'onSite', '+43 1 234', 'klara@example.com'),
      ],
    }),
  }));
  server.on('GET /contacts', () => ({
    body: listed([ofCompany('k-1', 'Klara Klient'), ofCompany('k-2', 'Mara Berg')]),
  }));
});
const opened = (part = '?part=contacts') =>
  show(page, { path: paths.project.pattern, at: `/projects/4711${part}` });

describe('contacts of a project', () => {
  test('are called from their row, and reached in every way behind it; others of the company follow', async () => {
    const { user, container } = await opened();
    const list = within(await screen.findByRole('list', { name: 'Contacts of the project' }));
    expect(list.getByText('Client · Contact on site · Production')).toBeInTheDocument();
    expect(list.getByRole('link', { name: /Klara Klient/ })).toHaveAttribute('href', 'tel:+431234');
    const others = within(await screen.findByRole('list', { name: 'More people of Bright Stages' }));
    expect(await others.findByText('Mara Berg')).toBeInTheDocument();
    expect(others.queryByText('Klara Klient')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(list.getByRole('button', { name: /Klara Klient/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Klara Klient' }));
    expect(sheet.getByText('+43 1 234')).toBeInTheDocument();
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+431234',
      'sms:+431234',
      'mailto:klara@example.com',
      '/contacts/k-1',
    ]);
  });

  test('that do not load say so, and those of the project stay', async () => {
    server.on('GET /contacts', () => apiError(500, 'internal'));
    await opened();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('Klara Klient')).toBeInTheDocument();
  });

  test('are none where nobody is named and none may be read', async () => {
    signInAs({ roles: ['crew'], rights: { projects: ['READ'] } });
    server.on('GET /projects/4711', () => ({ body: sampleProject() }));
    await opened('');
    await screen.findByRole('heading', { name: 'Harbour festival 11' });
    expect(screen.queryByRole('tab', { name: 'Contacts' })).not.toBeInTheDocument();
  });
});

describe('the rate card', () => {
  const card = {
    id: 'card-1',
    caption: 'Festival 2027',
    company: { id: 'company-1', name: 'Bright Stages' },
    currency: 'EUR',
    validFrom: '2027-01-01',
    validUntil: null,
    valid: true,
    items: 2,
  };
  const item = (id: string, functionCaption: string | null, unit: string, price: number) => ({
    id,
    caption: functionCaption ?? 'Night surcharge',
    functionId: functionCaption && id,
    functionCaption,
    unit,
    price,
    currency: 'EUR',
  });
  const withCard = () => {
    server.on('GET /projects/4711', () => ({
      body: sampleProject({ rateCard: { id: 'card-1', caption: 'Festival 2027' } }),
    }));
    server.on('GET /rateCards/card-1', () => ({ body: card }));
    server.on('GET /rateCards/card-1/documents', () => ({ body: listed([]) }));
  };

  test('shows what each function costs, and what comes on top', async () => {
    withCard();
    server.on('GET /rateCards/card-1/items', () => ({
      body: listed([item('rigger', 'Rigger', 'hour', 3850), item('night', null, 'piece', 1200)]),
    }));
    const { user, baseElement } = await opened('');
    await user.click(await screen.findByRole('button', { name: /Festival 2027/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Festival 2027' }));
    const functions = within(await sheet.findByRole('list', { name: 'Functions' }));
    expect(functions.getByText('Rigger')).toBeInTheDocument();
    expect(functions.getByText(/38\.50.* per hour/)).toBeInTheDocument();
    const others = within(sheet.getByRole('list', { name: 'Surcharges and other items' }));
    expect(others.getByText('Night surcharge')).toBeInTheDocument();
    expect(others.getByText(/12\.00.* each/)).toBeInTheDocument();
    expect(sheet.getByText('Valid from 1 Jan 2027')).toBeInTheDocument();
    await expectNoAxeViolations(baseElement);
  });

  test('without prices says so; one that cannot be read too', async () => {
    withCard();
    server.on('GET /rateCards/card-1/items', () => ({ body: listed([]) }));
    const { user } = await opened('');
    await user.click(await screen.findByRole('button', { name: /Festival 2027/ }));
    expect(await screen.findByText('No prices yet')).toBeInTheDocument();
    const sheet = within(screen.getByRole('dialog', { name: 'Festival 2027' }));
    await waitFor(() => expect(sheet.queryByRole('region', { name: 'Documents' })).not.toBeInTheDocument());
  });

  test('brings the papers of the agreement, where there are some', async () => {
    withCard();
    server.on('GET /rateCards/card-1/items', () => ({ body: listed([]) }));
    server.on('GET /rateCards/card-1/documents', () => ({
      body: listed([
        {
          id: 'd-1',
          number: 'D-1',
          name: 'Frame agreement',
          typeId: 'agreement',
          typeCaption: 'Agreement',
          status: 'information',
          owner: null,
          validFrom: null,
          validUntil: null,
          createdAt: '2026-11-01T08:00:00Z',
          pages: 2,
          file: { name: 'frame.pdf', type: 'application/pdf', size: 1000 },
        },
      ]),
    }));
    const { user } = await opened('');
    await user.click(await screen.findByRole('button', { name: /Festival 2027/ }));
    const papers = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(papers.getByRole('button', { name: /Frame agreement/ })).toBeInTheDocument();
  });

  test('that is none is said to who may read rate cards, and to nobody else', async () => {
    const { unmount } = await opened('');
    expect(await screen.findByText('None agreed yet')).toBeInTheDocument();
    unmount();
    signInAs({ roles: ['planner'], rights: { projects: ['READ'] } });
    await opened('');
    await screen.findByRole('heading', { name: 'Harbour festival 11' });
    expect(screen.queryByText('None agreed yet')).not.toBeInTheDocument();
  });
});
