import type { HelpModule } from '@callboard/feature';
import { crew } from '@callboard/feature';

export const answers: HelpModule['answers'] = {
  'answer-job': {
    pages: ['jobList', 'job'],
    opens: 'jobList',
    values: ({ confirmWithinHours, confirmBeforeStartHours }) => ({
      within: [confirmWithinHours, 'hour'],
      before: [confirmBeforeStartHours, 'hour'],
    }),
  },
  'answer-link': { pages: ['answerLink'], allow: crew },
  'leave-job': {
    pages: ['job'],
    opens: 'jobList',
    values: ({ cancelBeforeStartHours }) => ({ before: [cancelBeforeStartHours, 'hour'] }),
  },
  'pre-call': {
    pages: ['job'],
    values: ({ preCallLeadHours }) => ({ lead: [preCallLeadHours, 'hour'] }),
  },
  'check-in': {
    pages: ['checkIn'],
    opens: 'jobList',
    values: ({ checkInLeadMinutes }) => ({ lead: [checkInLeadMinutes, 'minute'] }),
  },
  'check-out': { pages: ['checkOut'] },
  hours: { pages: ['personHours'], allow: crew },
  calendar: {
    pages: ['personalCalendar'],
    opens: 'personalCalendar',
    values: ({ vacationAheadDays }) => ({ ahead: [vacationAheadDays, 'day'] }),
  },
  'crew-chief': { pages: ['crewChiefJob', 'crewChiefDocuments', 'crewChiefLocation'] },
  'sign-off': { pages: ['signOff', 'deliveryNote'] },
  'security-check': { pages: ['securityCheck'], allow: crew },
  photos: { pages: ['photos'], values: ({ uploadBytes }) => ({ size: [uploadBytes, 'byte'] }) },
  'rate-crew': { pages: ['rateCrew'] },
  place: { pages: ['crew', 'location'] },
  numbers: {
    pages: ['contactCrewChief', 'contactContactOnSite', 'contactCrewMember', 'contactProjectManager'],
    values: ({ numberDaysBefore, numberDaysAfter }) => ({
      before: [numberDaysBefore, 'day'],
      after: [numberDaysAfter, 'day'],
    }),
  },
  'crew-info': { pages: ['crewInfo'], opens: 'crewInfo' },
  'profile-seen': { pages: ['crewProfile', 'publicProfile'] },
};

export const words: HelpModule['words'] = (language) => import(`./words/${language}.json`);
