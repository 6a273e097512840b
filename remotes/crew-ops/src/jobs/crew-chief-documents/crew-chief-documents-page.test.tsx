import type { AnswerOf, CrewChiefSheet, DocumentRow, documents } from '@callboard/contract';
import { expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleJob } from '../../people/contact/sample-job.ts';
import { leads, listed, sampleCrew } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import * as page from './crew-chief-documents-page.tsx';

jest.setTimeout(40_000);
let sheet: CrewChiefSheet;
const saved: string[] = [];
const may = { download: true, release: false, sign: false, confirm: false, send: false };

const { server, show } = pageTest(feature);
beforeAll(() => {
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});
beforeEach(() => {
  saved.length = 0;
  signInAs({ roles: ['crew'], rights: { projects: ['READ'] } });
  sheet = {
    crewId: 'crew-1',
    version: 1,
    number: 'CS-3',
    state: 'ready',
    timeZone: 'Europe/Vienna',
    downloadedAt: null,
    releasedAt: null,
    may,
    chiefs: ['Erika'],
    rows: [
      {
        crewItemId: 'item-Ada',
        name: 'Ada',
        phone: '+43 660 1',
        functionCaption: 'Stagehand',
        crewChief: false,
        plannedFrom: '2025-11-21T20:00:00+01:00',
        plannedUntil: '2025-11-22T06:00:00+01:00',
        status: 'confirmed',
      },
    ],
  };
  server.on('GET /jobs/job-1', () => ({ body: sampleJob({ chief: true }) }));
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew({ may: leads }) }));
  server.on('GET /projectCrews/crew-1/crewChiefSheet', () => ({ body: sheet }));
  server.on('GET /projectCrews/crew-1/documents', () => ({ body: listed([plan]) }));
});

const plan: DocumentRow = {
  id: 'd-1',
  number: 'D-1',
  name: 'Rigging plan',
  type: { id: 't', caption: 'Plan' },
  status: { id: 'information', caption: 'Information' },
  owner: null,
  createdAt: '2025-11-20T08:00:00Z',
  completedAt: null,
  expiresAt: null,
  validFrom: null,
  validUntil: null,
  reason: '',
  pages: 1,
  file: { name: 'plan.pdf', type: 'application/pdf', size: 2000 },
  signatoriesSigned: 0,
  signatoriesTotal: 0,
  isReadyToSign: false,
  isSigned: false,
  myTurn: false,
  waitingFor: [],
  paperNeeded: false,
};
const opened = () =>
  show(page, {
    path: paths.crewChiefDocuments.pattern,
    at: paths.crewChiefDocuments.to({ id: 'job-1' }),
  });

test('the chief finds sheet, note, files and who comes when, each to be called', async () => {
  const { container } = await opened();
  expect(await screen.findByRole('link', { name: 'Call Ada' })).toHaveAttribute('href', 'tel:+436601');
  expect(screen.getByText('Stagehand · 20:00 – 06:00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Delivery note/ })).toHaveAttribute(
    'href',
    '/crews/crew-1/delivery-note',
  );
  expect(
    await screen.findByRole('button', { name: 'Download Rigging plan, Plan · 2 kB' }),
  ).toBeInTheDocument();
  expect(server.requests.some(({ path }) => path.startsWith('/projects/'))).toBe(false);
  await expectNoAxeViolations(container);
});

test('the sheet is released after its download, and after being asked', async () => {
  server.on('GET /projectCrews/crew-1/crewChiefSheet/download', () => {
    sheet = {
      ...sheet,
      state: 'downloaded',
      downloadedAt: '2025-11-20T08:00:00Z',
      may: { ...may, release: true },
    };
    return { raw: '%PDF' };
  });
  server.on('POST /projectCrews/crew-1/crewChiefSheet/release', () => {
    sheet = { ...sheet, state: 'released', releasedAt: '2025-11-20T08:01:00Z', may };
    return { body: sheet };
  });
  const { user } = await opened();
  const download = await screen.findByRole('button', { name: 'Download PDF' });
  expect(screen.queryByRole('button', { name: 'Release sheet' })).not.toBeInTheDocument();
  await user.click(download);
  await waitFor(() => expect(saved).toEqual(['CS-3.pdf']));
  await user.click(await screen.findByRole('button', { name: 'Release sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release the sheet of Load-in?' }));
  await user.click(dialog.getByRole('button', { name: 'Release sheet' }));
  expect(await screen.findByText(/^With the crew chiefs since/)).toBeInTheDocument();
});

test('a file is fetched by its address and kept under its name', async () => {
  const facts = {
    name: 'plan.pdf',
    type: 'application/pdf',
    size: 2000,
    expiresAt: '2025-11-20T09:00:00Z',
    sha256: 'a'.repeat(64),
    pages: 1,
    sealed: false,
  };
  const address = { ...facts, url: `${server.url}/file/plan` } satisfies AnswerOf<
    typeof documents.documentFile
  >;
  server.on('GET /documents/d-1/file', () => ({ body: address }));
  server.on('GET /file/plan', () => ({ raw: 'x' }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Download Rigging plan/ }));
  await waitFor(() => expect(saved).toEqual(['plan.pdf']));
});

test('who does not lead the crew is told so; a job of somebody else is not there', async () => {
  server.on('GET /jobs/job-1', () => ({ body: sampleJob() }));
  const { container, unmount } = await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Only for the crew chief/);
  await expectNoAxeViolations(container);
  unmount();
  server.forget();
  await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Jobs not found/);
});
