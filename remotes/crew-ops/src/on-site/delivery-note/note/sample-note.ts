import type { DeliveryNote, HoursRow } from '@callboard/contract';

const planned = { plannedFrom: '2025-11-21T20:00:00+01:00', plannedUntil: '2025-11-22T06:00:00+01:00' };

export const sampleHours = (name: string, own: Partial<HoursRow> = {}): HoursRow => ({
  crewItemId: `item-${name}`,
  name,
  functionCaption: 'Stagehand',
  ...planned,
  checkedFrom: '2025-11-21T19:50:00+01:00',
  checkedUntil: '2025-11-22T06:00:00+01:00',
  approvedFrom: '2025-11-21T20:00:00+01:00',
  approvedUntil: '2025-11-22T06:00:00+01:00',
  breakMinutes: 45,
  automaticBreak: true,
  plannedMinutes: 600,
  checkedMinutes: 565,
  approvedMinutes: 555,
  presence: 'out',
  corrected: null,
  ...own,
});

export const noSteps: DeliveryNote['may'] = {
  download: false,
  release: false,
  sign: false,
  confirm: false,
  send: false,
  reportProblem: false,
  answerProblem: false,
};

/** A note that waits for its client. */
export const sampleNote = (own: Partial<DeliveryNote> = {}): DeliveryNote => ({
  crewId: 'crew-1',
  version: 3,
  number: 'DN-7',
  state: 'released',
  viewer: 'chief',
  sha256: 'a'.repeat(64),
  project: { number: 'P-7', name: 'Night at the opera' },
  crew: { number: 'C-1', name: 'Load-in' },
  client: 'Opera House',
  place: 'Hall 3, Gate 2, 1010 Vienna',
  startDate: '2025-11-21',
  endDate: '2025-11-22',
  signedOffBy: 'Nia Chief',
  signedOffAt: '2025-11-22T07:50:00+01:00',
  timeZone: 'Europe/Vienna',
  downloadedAt: '2025-11-22T08:00:00Z',
  releasedAt: '2025-11-22T08:05:00Z',
  may: noSteps,
  rows: [sampleHours('Ada')],
  plannedMinutes: 600,
  checkedMinutes: 565,
  approvedMinutes: 555,
  roundingMinutes: 0,
  signOffNote: '',
  problems: [],
  signedAt: null,
  signatureRemoved: null,
  signerName: '',
  signerEmail: '',
  digitallyConfirmed: false,
  sentAt: null,
  ...own,
});
