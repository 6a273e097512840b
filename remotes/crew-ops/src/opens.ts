import type { FeatureOpening } from '@callboard/feature';
import { paths } from './base/paths.ts';

/** Which page opens what somebody was told. */
export const opens: readonly FeatureOpening[] = [
  { about: 'job', to: paths.job },
  { about: 'crewItem', told: ['hoursObjected'], to: paths.personHours },
  { about: 'crewItem', to: paths.crew, by: { id: 'crewId' } },
  {
    about: 'crew',
    told: [
      'deliveryNoteToSign',
      'deliveryNoteUnsigned',
      'deliveryNoteProblem',
      'deliveryNoteAnswered',
      'deliveryNoteReopened',
      'documentSigned',
    ],
    to: paths.deliveryNote,
  },
  { about: 'crew', told: ['signOffDue'], to: paths.signOff },
  { about: 'crew', told: ['photoApproved', 'photoRejected'], to: paths.photos },
  {
    about: 'crew',
    told: ['preCallMissing', 'noShowHint', 'noShow', 'crewChiefSheetReleased'],
    to: paths.crewChiefJob,
  },
  { about: 'crew', to: paths.crew },
  {
    about: 'absence',
    told: ['vacationApproved', 'vacationRefused', 'vacationCancelled', 'vacationKept'],
    to: paths.personalCalendar,
    search: { day: '{day}' },
  },
  { about: 'person', told: ['todo'], to: paths.crewProfile, by: { personId: 'id' } },
  { about: 'personChange', to: paths.crewProfile, by: { personId: 'personId' } },
  { about: 'todo', to: paths.crew, by: { id: 'crewId' } },
  { about: 'profile', to: paths.crewProfile, by: { personId: 'id' } },
  { about: 'location', to: paths.location },
];
