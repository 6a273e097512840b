import { path, person, shellWays } from '@callboard/contract';
import { signInAs, signOutAgain } from '@callboard/testing';
import { emptyLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { featurePages } from './feature-pages.ts';
import { canOpen } from './use-page-exists.ts';

afterEach(signOutAgain);

const vacancies = releaseOf('projects', {
  vacancies: {
    at: shellWays.projectsVacancy,
    title: 'title',
    allow: person.with('mobileProjectVacancies'),
    offline: 'readable',
  },
});
const link = path(shellWays.projectsVacancy).to({}, { day: '2027-01-05' });

test.each([
  ['leads to a page of the lineup that the person may open', [vacancies], ['READ'] as const, true],
  ['leads nowhere without the right', [vacancies], [] as const, false],
  ['leads nowhere without the feature', [], ['READ'] as const, false],
])('a link %s', (_, features, mobileProjectVacancies, expected) => {
  signInAs({ rights: { mobileProjectVacancies: [...mobileProjectVacancies] } });
  expect(canOpen(featurePages(features, emptyLoader))(link)).toBe(expected);
});
