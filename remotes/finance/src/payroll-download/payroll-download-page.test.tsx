import type { Language, PayrollDocument } from '@callboard/contract';
import { phone, renderWithEverything, screenOf, signInAs, testServer } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithPayroll, samplePayroll } from '../base/sample-payroll.ts';
import * as page from './payroll-download-page.tsx';

const server = testServer();
const saved: string[] = [];
beforeEach(() => {
  screenOf(phone);
  saved.length = 0;
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  signInAs({ roles: ['crew'], rights: { payrolls: ['READ'] } });
  server.on('GET /payrolls/L-7/download', () => ({ raw: '%PDF-' }));
});

const details: PayrollDocument = {
  id: 'paper-1',
  number: 'L-7-2',
  name: 'Details of July',
  type: { id: 'PayrollDetails', name: 'PayrollDetails' },
  payroll: null,
  createdAt: '2026-08-01T08:00:00Z',
  size: 900,
  fileType: 'application/pdf',
  withheld: false,
};
const opened = (documentType: string, language: Language) =>
  renderWithEverything(page, {
    path: paths.payrollDownload.pattern,
    at: paths.payrollDownload.to({ number: 'L-7', documentType }),
    server,
    features: [feature],
    language,
  });

test.each<[Language, string]>([
  ['en', 'Payroll details L-7.pdf'],
  ['de', 'Details zur Abrechnung L-7.pdf'],
])('in %s a paper is saved as "%s", not as the code calls its kind', async (language, name) => {
  answerWithPayroll(server, { ...samplePayroll(), documentList: [details] }, []);
  const { user } = await opened('PayrollDetails', language);
  // Without a viewer of the browser, "open" saves as well.
  for (const button of await screen.findAllByRole('button', { name: /PDF/ })) await user.click(button);
  await waitFor(() => expect(saved).toEqual([name, name]));
});
