import { path } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { expectNoAxeViolations, renderWithEverything } from '@callboard/testing';
import { List, StatusPill } from '@callboard/ui';
import { screen } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { CallLink } from './call-link.tsx';
import type { Contact } from './contact-card.tsx';
import { ContactPage } from './contact-page.tsx';
import { PersonRow } from './person-row.tsx';

const features = [partsFeature];
const erika: Contact = {
  name: 'Erika Maier',
  role: 'Stagehand',
  pictureUrl: null,
  phone: '+43 660 12-34',
  email: 'erika@example.org',
  hidden: 'Not today.',
};

describe('a row', () => {
  const rows = (row: React.ReactElement) =>
    renderWithEverything(
      <List label="People" state={{ kind: 'full' }}>
        {row}
      </List>,
      { features },
    );

  test('leads to the person, with role and state', async () => {
    const pill = <StatusPill status="confirmed" label="Confirmed" />;
    const { container } = await rows(
      <PersonRow
        person={erika}
        about={['Stagehand', false, '08:00']}
        to={path('/people/1').to()}
        trailing={pill}
      />,
    );
    const link = screen.getByRole('link', { name: 'Erika Maier Stagehand · 08:00' });
    expect(link).toHaveAttribute('href', '/people/1');
    expect(screen.getByText('Confirmed')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('calls with one tap, and leads nowhere for those who may not go there', async () => {
    await rows(
      <PersonRow person={erika} to={null} trailing={<CallLink name="Erika Maier" phone="+43 660 12-34" />} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Call Erika Maier' })).toHaveAttribute('href', 'tel:+436601234');
  });

  test('says that nobody has the place', async () => {
    await rows(<PersonRow person={null} title="Open" about={['Rigger']} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('OpenRigger');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a contact', () => {
  const shown = (
    contacts: readonly Contact[],
    read: Read<null> = { kind: 'there', data: null, asOf: null },
  ) =>
    renderWithEverything(
      <ContactPage
        title="Contact"
        read={read}
        contacts={() => contacts}
        missing={{ text: 'Not of this crew.', action: null }}
        nobody={{ title: 'Nobody yet', text: 'Somebody will be named.', action: null }}
      >
        <p>Where they work</p>
      </ContactPage>,
      { features },
    );

  test('can be called, written to and mailed', async () => {
    const { container } = await shown([{ ...erika, profile: path('/profile/1').to() }]);
    expect(screen.getByRole('heading', { level: 2, name: 'Erika Maier' })).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:+436601234', 'sms:+436601234', 'mailto:erika@example.org', '/profile/1']);
    expect(screen.queryByText('Not today.')).not.toBeInTheDocument();
    expect(screen.getByText('Where they work')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('without a number says why; an address stays', async () => {
    await shown([{ ...erika, phone: null }]);
    expect(screen.getByText('Not today.')).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('that nobody is yet is something else than one that is not there', async () => {
    const { unmount } = await shown([]);
    expect(screen.getByText('Nobody yet')).toBeInTheDocument();
    unmount();
    await shown([], { kind: 'missing', title: 'Not found', text: '' });
    expect(screen.getByRole('alert')).toHaveTextContent('Contact not foundNot of this crew.');
    expect(screen.queryByText('Where they work')).not.toBeInTheDocument();
  });
});
