import type { PhoneRules } from '@callboard/contract';

/** Rules of a tenant as they come with its name and colours. */
export const phoneRules: PhoneRules = {
  preCallLeadHours: 18,
  preCallMissingHours: 2,
  lateAfterMinutes: 5,
  undoCheckSeconds: 60,
  poorAccuracyMetres: 200,
  breakRules: [{ overMinutes: 360, breakMinutes: 30 }],
  nightFrom: '22:00',
  nightUntil: '06:00',
  currency: 'EUR',
  receiptBackDays: 90,
  receiptWarnDays: 30,
};
