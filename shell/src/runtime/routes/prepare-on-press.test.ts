import { person } from '@callboard/contract';
import { signInAs, signOutAgain } from '@callboard/testing';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { featurePages } from './feature-pages.ts';
import { prepareOnPress } from './prepare-on-press.ts';

const prepared: string[] = [];
const release = releaseOf('projects', {
  vacancies: {
    at: '/vacancies',
    title: 'title',
    allow: person.with('mobileProjectVacancies'),
    offline: 'readable',
  },
});
const loader = { ...memoryLoader({}), prepare: (id: string, part: string) => prepared.push(`${id} ${part}`) };

beforeAll(() => prepareOnPress(featurePages([release], loader)));
afterEach(() => {
  prepared.length = 0;
  signOutAgain();
});

function press(href: string): void {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

test.each([
  ['fetches what the page needs', '/vacancies', ['READ'] as const, ['projects pages/vacancies']],
  ['fetches nothing of a page that the person may not open', '/vacancies', [] as const, []],
  ['fetches nothing for another address', '/help', ['READ'] as const, []],
  ['fetches nothing for another host', 'https://elsewhere.example/vacancies', ['READ'] as const, []],
])('a finger on a link %s', (_, href, rights, expected) => {
  signInAs({ rights: { mobileProjectVacancies: [...rights] } });
  press(href);
  expect(prepared).toEqual(expected);
});
