import { projectsPages } from '@callboard/contract';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Link, path, routerPath, Slot, SlotProvider, useGo, useParams, useSearch } from './index.ts';

const forms = path('/forms/{id}/{name?}');

function Page() {
  const { id, name } = useParams(forms);
  const [search, setSearch] = useSearch();
  const { pathname, search: query } = useLocation();
  const go = useGo();
  return (
    <>
      <p>{[id, name ?? 'no name', search['q'] ?? 'no search', pathname + query].join(' | ')}</p>
      <button type="button" onClick={() => go(forms.to({ id: '2' }))}>
        Go
      </button>
      <button type="button" onClick={() => setSearch({ q: 'rig & go' })}>
        Search
      </button>
      <button type="button" onClick={() => setSearch({ q: '', tab: null })}>
        Clear
      </button>
    </>
  );
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={routerPath(forms.pattern)} element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );

test('a path is built, routed and read by one value', () => {
  at(forms.to({ id: 'a b', name: 'Check' }));
  expect(screen.getByText('a b | Check | no search | /forms/a%20b/Check')).toBeVisible();
  tap('Go');
  expect(screen.getByText('2 | no name | no search | /forms/2')).toBeVisible();
});

test('an address of no page does not compile', () => {
  const { result } = renderHook(useGo, { wrapper: MemoryRouter });
  const wrong = [
    // @ts-expect-error -- a text is no address
    <Link key="text" to="/projects-vacancies" />,
    // @ts-expect-error -- the feature has no such page
    () => <Link to={path(projectsPages.vacancies).to()} />,
    // @ts-expect-error -- the page needs a number
    () => <Link to={path(projectsPages.project).to()} />,
    // @ts-expect-error -- a text is no address, for a button either
    () => result.current('/projects'),
  ];
  expect(wrong).toHaveLength(4);
});

test('a search lives in the address, and an empty one leaves it', () => {
  at('/forms/1?tab=past');
  tap('Search');
  expect(screen.getByText('1 | no name | rig & go | /forms/1?tab=past&q=rig+%26+go')).toBeVisible();
  tap('Clear');
  expect(screen.getByText('1 | no name | no search | /forms/1')).toBeVisible();
});

test('a slot shows what the shell draws with what the slot tells, and its children without the shell', () => {
  const { container } = render(<Slot name="home/now" />);
  expect(container).toBeEmptyDOMElement();
  render(
    <Slot name="project/invoices" number="4711">
      own invoices
    </Slot>,
  );
  expect(screen.getByText('own invoices')).toBeVisible();
  render(
    <SlotProvider
      value={(name, props) => (
        <b>
          cards of {name} {JSON.stringify(props)}
        </b>
      )}
    >
      <Slot name="project/panel" number="4711" />
    </SlotProvider>,
  );
  expect(screen.getByText('cards of project/panel {"number":"4711"}')).toBeVisible();
});
