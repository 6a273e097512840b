import { companies, contacts, crewItems, projects, readOf } from '@callboard/contract';
import { also, clientOrPlanner, feature, person } from '@callboard/feature';
import { withPartWords, withWords } from '@callboard/parts';
import { loadPageWords, pageWords } from './page-words/page-words.ts';
import { paths } from './base/paths.ts';
import { listedPeople, listedProjects, listedVacancies } from './base/projects-listed.ts';

export default feature({
  id: 'projects',
  contract: 1,
  bundle: 'projects',
  pages: {
    projects: {
      at: paths.projects,
      title: 'project-list.title',
      allow: clientOrPlanner.with('projects'),
      offline: 'readable',
      warm: [readOf(projects.projects, { query: { ...listedProjects, scope: 'all', closed: 'false' } })],
      menu: { section: 'work', rank: 40, icon: 'folder-kanban' },
      page: () => import('./project-list/project-list-page.tsx'),
    },
    project: {
      at: paths.project,
      title: 'project.title',
      allow: also(person.with('projects'), 'project'),
      offline: 'readable',
      warm: [readOf(projects.project), readOf(projects.projectCrews)],
      page: () => withWords(pageWords(), import('./project/project-page.tsx')),
    },
    projectDocuments: {
      at: paths.projectDocuments,
      title: 'papers.title',
      allow: person.with('projects').with('projectAttachments'),
      offline: 'readable',
      warm: [readOf(projects.project)],
      page: () => withWords(pageWords(), import('./project-papers/project-papers-page.tsx')),
    },
    projectContactProjectManager: {
      at: paths.projectContactProjectManager,
      title: 'project-manager.title',
      allow: also(person.with('projects'), 'project'),
      offline: 'readable',
      warm: [readOf(projects.contactProjectManager)],
      page: () => withWords(pageWords(), import('./project-manager/project-manager-page.tsx')),
    },
    projectsCalendar: {
      at: paths.projectsCalendar,
      title: 'calendar.title',
      allow: clientOrPlanner.with('projects'),
      offline: 'readable',
      menu: { section: 'work', rank: 50, icon: 'calendar-range' },
      page: () => import('./projects-calendar/projects-calendar-page.tsx'),
    },
    company: {
      at: paths.company,
      title: 'company.title',
      allow: companies.company.allow,
      offline: 'readable',
      warm: [readOf(companies.company)],
      page: () => withWords(pageWords(), import('./company/company-page.tsx')),
    },
    contact: {
      at: paths.contact,
      title: 'contact.title',
      allow: contacts.contactPersons.allow,
      offline: 'readable',
      warm: [readOf(contacts.contactPersons, { query: listedPeople })],
      page: () => withWords(pageWords(), import('./contact/contact-page.tsx')),
    },
    projectsVacancy: {
      at: paths.projectsVacancy,
      title: 'vacancies.title',
      allow: person.with('persons').with('mobileProjectVacancies'),
      offline: 'readable',
      warm: [readOf(crewItems.vacancies, { query: listedVacancies })],
      menu: { section: 'work', rank: 60, icon: 'hand' },
      page: () => withWords(pageWords(), import('./vacancy-list/vacancy-list-page.tsx')),
    },
  },
  entries: {
    ongoingProject: {
      text: 'project-list.ongoing',
      icon: 'folder-kanban',
      status: 'quiet',
      to: paths.project,
    },
  },
  opens: [
    { about: 'vacancy', to: paths.projectsVacancy },
    { about: 'project', to: paths.project },
    { about: 'company', to: paths.company },
    { about: 'contact', to: paths.contact },
    { about: 'todo', to: paths.project, by: { number: 'projectNumber' } },
  ],
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
  pageWords: loadPageWords,
  help: () => import('./help/help.ts'),
});
