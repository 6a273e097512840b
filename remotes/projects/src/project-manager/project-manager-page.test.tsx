import { apiError, pageTest, signInAs } from '@callboard/testing';
import { screen } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './project-manager-page.tsx';

const { server, show } = pageTest(feature);
const at = '/projects/4711/contact-project-manager';
const opened = () => show(page, { path: paths.projectContactProjectManager.pattern, at });
beforeEach(() => signInAs({ roles: ['client'], rights: { projects: ['READ'] } }));

test('who leads the project can be called, and the office too', async () => {
  server.on('GET /projects/4711/contactProjectManager', () => ({
    body: {
      project: { number: '4711', name: 'Harbour festival' },
      people: [
        {
          personId: 'p-1',
          name: 'Erika Maier',
          role: 'projectManager',
          pictureUrl: null,
          email: 'erika@example.org',
          phone: '+43 660 1',
        },
      ],
      phoneHidden: null,
      phoneFrom: null,
      phoneUntil: null,
      office: { email: 'office@example.org', phone: '+43 1 1' },
    },
  }));
  await opened();
  expect(await screen.findByText('Erika Maier')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Call/ })).toHaveLength(2);
});

test('nobody to be found leads back to the project', async () => {
  server.on('GET /projects/4711/contactProjectManager', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByRole('link', { name: 'To the project' })).toHaveAttribute(
    'href',
    '/projects/4711',
  );
});
