import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../words/words.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Sheet } from './sheet.tsx';
import { Tabs } from './tabs.tsx';

beforeAll(() => setLanguage('en'));

function Refusal({ decisive }: { decisive?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refuse</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Refuse “Congress dismantle”?"
        text="Petra looks for somebody else."
        decisive={decisive}
        actions={<Button onClick={close}>Keep job</Button>}
      />
    </>
  );
}

test('a dialog is named, described, holds the focus and gives it back', async () => {
  const { baseElement } = render(<Refusal />);
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse “Congress dismantle”?' });
  expect(dialog).toHaveAccessibleDescription('Petra looks for somebody else.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await expectNoAxeViolations(baseElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refuse' })).toHaveFocus());
});

test('a decisive dialog is an alert, and a press beside it decides nothing', async () => {
  render(<Refusal decisive />);
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(document.body);
  expect(dialog).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep job' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a sheet is named and its button closes it', async () => {
  const close = jest.fn();
  const { baseElement } = render(
    <Sheet open onClose={close} title="Gwen · Mon 23 Nov" subtitle="Double booking">
      Two jobs
    </Sheet>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Gwen · Mon 23 Nov' });
  await expectNoAxeViolations(baseElement);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a menu opens at its button, runs one action and gives the focus back', async () => {
  const [copy, remove] = [jest.fn(), jest.fn()];
  const { baseElement } = render(
    <Menu
      label="More"
      items={[
        { id: 'copy', label: 'Duplicate', run: copy },
        { id: 'no', label: 'Not now', disabled: true, run: copy },
        { id: 'remove', label: 'Delete crew', hint: 'With all positions', kind: 'danger', run: remove },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'More', expanded: false });
  await userEvent.click(trigger);
  const menu = await screen.findByRole('menu', { name: 'More' });
  await expectNoAxeViolations(baseElement);
  expect(within(menu).getByRole('menuitem', { name: 'Not now' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(copy).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('tabs show one part at a time and follow the arrows', async () => {
  const select = jest.fn();
  const { container } = render(
    <Tabs
      label="Crew"
      onSelect={select}
      tabs={[
        { id: 'people', label: 'People', content: 'Erika, Zoë' },
        { id: 'times', label: 'Times', content: '07:00 – 15:00' },
      ]}
    />,
  );
  const people = await screen.findByRole('tab', { name: 'People', selected: true });
  expect(screen.getByRole('tabpanel', { name: 'People' })).toHaveTextContent('Erika');
  await userEvent.click(people);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Times' })).toHaveTextContent('07:00');
  expect(screen.queryByText('Erika, Zoë')).toBeNull();
  expect(select).toHaveBeenLastCalledWith('times');
  await expectNoAxeViolations(container);
});

test('the open tab is brought into sight sideways', async () => {
  const many = Array.from({ length: 9 }, (_, n) => ({
    id: `${n}`,
    label: `Part ${n}`,
    content: `text ${n}`,
  }));
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const at = /Part (\d)/.exec(this.textContent ?? '')?.[1];
    return this.getAttribute('role') === 'tab'
      ? new DOMRect(Number(at) * 100, 0, 100, 48)
      : new DOMRect(0, 0, 360, 48);
  });
  const { rerender } = render(<Tabs label="Parts" tabs={many} selected="8" />);
  const list = await screen.findByRole('tablist');
  await waitFor(() => expect(list.scrollLeft).toBe(590));
  place.mockImplementation(function rect(this: Element) {
    const at = /Part (\d)/.exec(this.textContent ?? '')?.[1];
    return this.getAttribute('role') === 'tab'
      ? new DOMRect(Number(at) * 100 - 590, 0, 100, 48)
      : new DOMRect(0, 0, 360, 48);
  });
  rerender(<Tabs label="Parts" tabs={many} selected="0" />);
  await waitFor(() => expect(list.scrollLeft).toBeLessThanOrEqual(0));
  place.mockRestore();
});
