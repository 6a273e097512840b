import { call } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { expectNoAxeViolations, renderWithEverything, testServer } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { OpenPaperButton, PaperButton, SharePaperButton } from './paper-button.tsx';
import type { Paper } from './use-paper.ts';

const saved: string[] = [];
const onSaved = jest.fn();

const server = testServer();
beforeAll(() => {
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});
beforeEach(() => {
  saved.length = 0;
  onSaved.mockClear();
  toasts.clear();
  server.on('GET /projectCrews/crew-1/deliveryNote/download', () => ({ raw: '%PDF' }));
});

/** Properties of the device that its browser may have or not. */
const device = (own: object) => {
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
afterEach(() => device({ pdfViewerEnabled: false, canShare: undefined, share: undefined }));

const paper: Paper = {
  name: 'sheet.pdf',
  read: (signal) => call(projectCrews.downloadDeliveryNote, { params: { id: 'crew-1' }, signal }),
  onSaved,
};
const shown = (button: React.ReactElement) =>
  renderWithEverything(
    <>
      {button}
      <ToastRegion />
    </>,
    { server, features: [partsFeature] },
  );

test('a paper is saved under its name, and what follows from that is done', async () => {
  const { user, container } = await shown(<PaperButton short paper={paper} />);
  const button = screen.getByRole('button', { name: 'Download PDF' });
  expect(button).toHaveTextContent('PDF');
  await expectNoAxeViolations(container);
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['sheet.pdf']));
  expect(await screen.findByText('sheet.pdf is saved on your device.')).toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('without a network it waits', async () => {
  await shown(<PaperButton paper={paper} />);
  act(() => void fireEvent.offline(window));
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  act(() => void fireEvent.online(window));
});

describe('opening', () => {
  test('shows it in a tab that the press itself has opened', async () => {
    device({ pdfViewerEnabled: true });
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user } = await shown(<OpenPaperButton paper={paper} />);
    await user.click(screen.getByRole('button', { name: 'Show PDF' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:file'));
    expect(saved).toEqual([]);
    open.mockRestore();
  });

  test('closes that tab again where the paper does not come', async () => {
    device({ pdfViewerEnabled: true });
    server.on('GET /projectCrews/crew-1/deliveryNote/download', () => ({ status: 404 }));
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user } = await shown(<OpenPaperButton paper={paper} />);
    await user.click(screen.getByRole('button', { name: 'Show PDF' }));
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(/^sheet\.pdf did not arrive/)).toBeInTheDocument();
    open.mockRestore();
  });

  test('saves it where the browser shows no papers', async () => {
    const { user } = await shown(<OpenPaperButton paper={paper} />);
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['sheet.pdf']));
  });
});

describe('sharing', () => {
  const canShare = () => true;

  test('is not offered where the device cannot', async () => {
    await shown(<SharePaperButton paper={paper} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('hands the file to another app', async () => {
    const share = jest.fn<Promise<void>, [{ files: File[] }]>().mockResolvedValue();
    device({ canShare, share });
    const { user } = await shown(<SharePaperButton paper={paper} />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(file).toMatchObject({ name: 'sheet.pdf', type: 'application/pdf' });
  });

  test('of a file that took long needs another press; a change of mind is no failure', async () => {
    const refuse = (name: string) => Promise.reject(new DOMException('', name));
    const share = jest.fn<Promise<void>, []>();
    share
      .mockImplementationOnce(() => refuse('NotAllowedError'))
      .mockImplementation(() => refuse('AbortError'));
    device({ canShare, share });
    const { user } = await shown(<SharePaperButton paper={paper} />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('sheet.pdf is ready to share.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Share' }).at(-1) ?? document.body);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(server.requests.filter(({ path }) => path.endsWith('/download'))).toHaveLength(1);
    expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument();
  });
});
