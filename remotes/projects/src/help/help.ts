import type { HelpModule } from '@callboard/feature';

export const answers: HelpModule['answers'] = {
  projects: { pages: ['projects', 'project', 'projectContactProjectManager'], opens: 'projects' },
  'project-calendar': { pages: ['projectsCalendar'], opens: 'projectsCalendar', legend: 'project' },
  'project-documents': {
    pages: ['projectDocuments'],
    values: ({ uploadBytes }) => ({ size: [uploadBytes, 'byte'] }),
  },
  companies: { pages: ['company', 'contact'] },
  vacancies: { pages: ['projectsVacancy'], opens: 'projectsVacancy' },
};

export const words: HelpModule['words'] = (language) => import(`./words/${language}.json`);
