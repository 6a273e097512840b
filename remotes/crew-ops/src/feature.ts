import { crewChecks, jobs, locations, persons, projectCrews, readOf } from '@callboard/contract';
import { also, anyone, crew, feature, person } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './paths.ts';

const worker = crew.with('projects');
/** A project login may open the crews of its project, their places and whom to call. */
const visitor = also(person, 'project');
const crewOrPlanner = { roles: ['crew', 'planner'] } as const;
const crewOrDesk = { roles: ['crew', 'planner', 'office'] } as const;
const noteReader = { roles: ['crew', 'client', 'planner', 'office'] } as const;

const aboutJob = {
  night: { label: 'job.night', status: 'quiet' },
  chief: { label: 'contact.crewChiefTitle', status: 'spare' },
} as const;
const refuse = { name: 'refuse', label: 'answer-job.refuseShort', says: 'answer-job.refuse' } as const;
const confirm = { name: 'confirm', label: 'answer-job.confirmShort', says: 'answer-job.confirm' } as const;
const asked = {
  icon: 'briefcase',
  status: 'waiting',
  to: paths.job,
  marks: { spareRequested: { label: 'job-status.spareRequested', status: 'waiting' }, ...aboutJob },
  actions: [refuse, confirm],
  all: { label: 'jobs-to-confirm.all', to: paths.jobList, search: { tab: 'toConfirm' }, above: 1 },
} as const;

export default feature({
  id: 'crew-ops',
  contract: 1,
  bundle: 'crew-ops',
  pages: {
    jobList: {
      at: paths.jobList,
      title: 'job-list.title',
      allow: worker,
      offline: 'readable',
      warm: [readOf(jobs.jobs, { query: { tab: 'upcoming', limit: 50 } })],
      menu: {
        section: 'work',
        rank: 10,
        icon: 'briefcase',
        badge: { at: readOf(jobs.jobs, { query: { tab: 'toConfirm', limit: 50 } }) },
      },
      page: () => import('./jobs/job-list/job-list-page.tsx'),
    },
    job: {
      at: paths.job,
      title: 'job.title',
      allow: worker,
      offline: 'readable',
      warm: [readOf(jobs.job)],
      page: () => import('./jobs/job/job-page.tsx'),
    },
    crewChiefDocuments: {
      at: paths.crewChiefDocuments,
      title: 'crew-chief-documents.title',
      allow: worker,
      offline: 'readable',
      page: () => import('./jobs/crew-chief-documents/crew-chief-documents-page.tsx'),
    },
    contactProjectManager: {
      at: paths.contactProjectManager,
      title: 'contact.projectManagerTitle',
      allow: worker,
      offline: 'readable',
      page: () => import('./people/contact/contact-project-manager-page.tsx'),
    },
    personalCalendar: {
      at: paths.personalCalendar,
      title: 'personal-calendar.title',
      allow: worker,
      offline: 'workable',
      menu: { section: 'work', rank: 20, icon: 'calendar-days' },
      page: () => import('./calendar/personal-calendar/personal-calendar-page.tsx'),
    },
    crew: {
      at: paths.crew,
      title: 'crew.title',
      allow: visitor,
      offline: 'readable',
      warm: [readOf(projectCrews.projectCrew)],
      page: () => import('./crew/crew/crew-page.tsx'),
    },
    crewChiefJob: {
      at: paths.crewChiefJob,
      title: 'crew-chief-job.title',
      allow: crewOrPlanner,
      offline: 'workable',
      warm: [readOf(projectCrews.projectCrew)],
      page: () => import('./on-site/crew-chief-job/crew-chief-job-page.tsx'),
    },
    crewChiefLocation: {
      at: paths.crewChiefLocation,
      title: 'crew-chief-location.title',
      allow: crewOrPlanner,
      offline: 'needs-network',
      warm: [readOf(projectCrews.projectCrew)],
      page: () => import('./on-site/crew-chief-location/crew-chief-location-page.tsx'),
    },
    contactCrewChief: {
      at: paths.contactCrewChief,
      title: 'contact.crewChiefTitle',
      allow: visitor,
      offline: 'readable',
      page: () => import('./people/contact/contact-crew-chief-page.tsx'),
    },
    contactContactOnSite: {
      at: paths.contactContactOnSite,
      title: 'contact.contactOnSiteTitle',
      allow: person,
      offline: 'readable',
      page: () => import('./people/contact/contact-contact-on-site-page.tsx'),
    },
    contactCrewMember: {
      at: paths.contactCrewMember,
      title: 'contact.crewMemberTitle',
      allow: visitor,
      offline: 'readable',
      page: () => import('./people/contact/contact-crew-member-page.tsx'),
    },
    checkIn: {
      at: paths.checkIn,
      title: 'check-in.title',
      allow: worker,
      offline: 'workable',
      warm: [readOf(projectCrews.projectCrew)],
      page: () => import('./on-site/check-in/check-in-page.tsx'),
    },
    checkOut: {
      at: paths.checkOut,
      title: 'check-out.title',
      allow: worker,
      offline: 'workable',
      warm: [readOf(projectCrews.projectCrew)],
      page: () => import('./on-site/check-out/check-out-page.tsx'),
    },
    signOff: {
      at: paths.signOff,
      title: 'sign-off.title',
      allow: crewOrDesk,
      offline: 'needs-network',
      warm: [readOf(projectCrews.projectCrew)],
      page: () => import('./on-site/sign-off/sign-off-page.tsx'),
    },
    deliveryNote: {
      at: paths.deliveryNote,
      title: 'delivery-note.title',
      allow: noteReader,
      offline: 'readable',
      warm: [readOf(projectCrews.deliveryNote)],
      page: () => import('./on-site/delivery-note/delivery-note-page.tsx'),
    },
    rateCrew: {
      at: paths.rateCrew,
      title: 'rate-crew.title',
      allow: crewClientOrPlanner,
      offline: 'workable',
      warm: [readOf(projectCrews.projectCrew)],
      page: () => import('./rate-crew/rate-crew-page.tsx'),
    },
    personHours: {
      at: paths.personHours,
      title: 'person-hours.title',
      allow: crewOrDesk,
      offline: 'readable',
      warm: [readOf(crewChecks.checkHours)],
      page: () => import('./on-site/person-hours/person-hours-page.tsx'),
    },
    photos: {
      at: paths.photos,
      title: 'photos.title',
      allow: person,
      offline: 'workable',
      page: () => import('./on-site/photos/photos-page.tsx'),
    },
    securityCheck: {
      at: paths.securityCheck,
      title: 'security-check.title',
      allow: person,
      offline: 'workable',
      page: () => import('./on-site/security-check/security-check-page.tsx'),
    },
    location: {
      at: paths.location,
      title: 'location.title',
      allow: visitor,
      offline: 'readable',
      warm: [readOf(locations.location)],
      page: () => import('./crew/location/location-page.tsx'),
    },
    crewInfo: {
      at: paths.crewInfo,
      title: 'crew-info.title',
      allow: crew.with('crewInfo'),
      offline: 'readable',
      menu: { section: 'paper', rank: 40, icon: 'info' },
      page: () => import('./people/crew-info/crew-info-page.tsx'),
    },
    crewProfile: {
      at: paths.crewProfile,
      title: 'crew-profile.title',
      allow: person.with('crewProfile'),
      offline: 'readable',
      warm: [readOf(persons.crewProfile, { params: { id: '{personId}' } })],
      page: () => import('./people/crew-profile/crew-profile-page.tsx'),
    },
    publicProfile: {
      at: paths.publicProfile,
      title: 'public-profile.title',
      allow: anyone,
      offline: 'needs-network',
      warm: [readOf(persons.publicProfile)],
      bare: true,
      page: () => import('./people/public-profile/public-profile-page.tsx'),
    },
  },
  cards: {
    now: {
      slot: 'home/now',
      rank: 10,
      allow: worker,
      card: () => import('./on-site/now/home-now.tsx'),
    },
  },
  entries: {
    jobToConfirm: {
      ...asked,
      act: () => import('./jobs/answer-job/answer-at-home.tsx'),
    },
    changeToConfirm: {
      ...asked,
      status: 'changed',
      changes: { fields: 'job-changes.field', values: 'job.basis', nothing: 'job-changes.nothing' },
      actions: [refuse, { ...confirm, says: 'answer-job.confirmChange' }],
      act: () => import('./jobs/answer-job/answer-at-home.tsx'),
    },
    deliveryNoteToSign: {
      title: 'delivery-note.unsignedOne',
      text: 'delivery-note.unsignedText',
      icon: 'file-pen',
      status: 'waiting',
      to: paths.deliveryNote,
    },
    peopleLate: {
      title: 'duties.late',
      icon: 'users',
      status: 'trouble',
      to: paths.crewChiefJob,
    },
    securityCheckDue: {
      title: 'duties.check',
      icon: 'shield-check',
      status: 'waiting',
      to: paths.securityCheck,
    },
    signOffDue: {
      title: 'duties.signOff',
      icon: 'clipboard-check',
      status: 'waiting',
      to: paths.signOff,
    },
    hoursToCheck: {
      title: 'duties.hours',
      icon: 'clock-alert',
      status: 'waiting',
      to: paths.personHours,
    },
    hoursAnswered: {
      title: 'person-hours.news',
      icon: 'clock',
      status: 'quiet',
      to: paths.personHours,
      marks: {
        corrected: { label: 'person-hours.state.corrected', status: 'changed' },
        kept: { label: 'person-hours.state.kept', status: 'quiet' },
      },
    },
    job: {
      icon: 'briefcase',
      status: 'confirmed',
      to: paths.job,
      marks: {
        confirmed: { label: 'job-status.confirmed', status: 'confirmed' },
        ready: { label: 'job-status.ready', status: 'confirmed' },
        working: { label: 'job-status.working', status: 'confirmed' },
        spare: { label: 'job-status.spare', status: 'spare' },
        hasChanged: { label: 'job-status.hasChanged', status: 'changed' },
        ...aboutJob,
      },
      all: { label: 'next-jobs.all', to: paths.jobList, above: 0 },
    },
    crewToRate: {
      title: 'rate-crew.home',
      icon: 'star',
      status: 'quiet',
      to: paths.rateCrew,
    },
    information: {
      icon: 'info',
      status: 'quiet',
      to: paths.crewInfo,
      search: { entry: '{id}' },
      marks: {
        text: { label: 'crew-info.kind.text', status: 'quiet' },
        link: { label: 'crew-info.kind.link', status: 'quiet' },
        file: { label: 'crew-info.kind.file', status: 'quiet' },
      },
      all: { label: 'crew-info.showAll', to: paths.crewInfo, above: 3 },
    },
  },
  ahead: {
    allow: worker,
    today: ['jobList', 'job', 'crew', 'checkIn', 'checkOut'],
    reads: () => import('./ahead/reads-ahead.ts'),
  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
  cardWords: (language) => import(`./card-words/${language}.json`),
});
