import { projectCrews } from '@callboard/contract';
import type { DeliveryNote, HoursRow } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

const planned = { plannedFrom: '2025-11-21T20:00:00+01:00', plannedUntil: '2025-11-22T06:00:00+01:00' };
const minutes = { plannedMinutes: 600, checkedMinutes: 565, approvedMinutes: 555 };

export const sampleHours = (name: string, own: PartOf<HoursRow> = {}): PartOf<HoursRow> => ({
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
  ...minutes,
  presence: 'out',
  ...own,
});

/** A note that waits for its client. */
export const sampleNote = (own: PartOf<DeliveryNote> = {}): DeliveryNote =>
  sampleOf(projectCrews.deliveryNote, {
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
    downloadedAt: '2025-11-22T08:00:00Z',
    releasedAt: '2025-11-22T08:05:00Z',
    rows: [sampleHours('Ada')],
    ...minutes,
    ...own,
  });
