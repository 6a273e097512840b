import type { ItemConflict, Vacancy, VacancyApplication } from '@callboard/contract';

export const sampleVacancy = (number: number, own: Partial<Vacancy> = {}): Vacancy => ({
  id: `vacancy-${number}`,
  version: 1,
  status: 'vacant',
  project: { id: 'project-11', number: '4711', name: 'Harbour festival' },
  crew: { id: 'crew-1', number: 'C-1', name: 'Load-in', shift: '' },
  location: { id: 'hall', name: 'North hall', city: 'Wien', latitude: null, longitude: null },
  function: { id: 'rigger', caption: 'Rigger', short: 'RIG' },
  startDate: '2031-01-05',
  endDate: null,
  startTime: '07:30',
  endTime: '18:00',
  timeZone: 'Europe/Vienna',
  startsAt: '2031-01-05T06:30:00Z',
  endsAt: '2031-01-05T17:00:00Z',
  minutes: 630,
  night: false,
  standby: false,
  crewChief: false,
  freePlaces: 2,
  payHint: 'from 19 €',
  pay: { basis: 'hour', minor: 1950, currency: 'EUR' },
  distanceKm: 12,
  eligibility: { ok: true, reasons: [] },
  application: null,
  offeredUntil: null,
  firstCome: false,
  may: { apply: true, unapply: false },
  ...own,
});

export const sampleConflict = (
  kind: ItemConflict['kind'],
  level: ItemConflict['level'],
  params: ItemConflict['params'] = {},
): ItemConflict => ({ kind, level, forceable: false, severe: false, params, itemId: null });

export const sampleApplication = (state: VacancyApplication['state'] = 'applied'): VacancyApplication => ({
  state,
  appliedAt: '2030-12-01T09:00:00Z',
  decidedAt: null,
  reason: '',
});
