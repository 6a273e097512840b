import { useWords } from '@callboard/i18n';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { AsOf } from '../status/as-of.tsx';
import type { EmptyStateProps } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import type { FailedStateProps } from './failed-state.tsx';
import type { ListState } from './list.tsx';

type Failed = { kind: 'failed'; title: string; text: string; offline: boolean; retry: () => void };
type Read<Data> =
  | { kind: 'loading' }
  | { kind: 'missing'; title: string; text: string }
  | Failed
  | { kind: 'there'; data: Data; asOf: number | null };

function TryAgain({ onClick }: { onClick: () => void }) {
  const t = useWords('ui');
  return (
    <Button kind="secondary" onClick={onClick}>
      {t('tryAgain')}
    </Button>
  );
}

type Words = { title: string; text: string };

const failedFace = (
  { title, text, offline, retry }: Failed,
  notKept: Words | undefined,
): FailedStateProps => ({
  title,
  text,
  ...(offline && { icon: CloudOff, ...notKept }),
  action: <TryAgain onClick={retry} />,
});

/** What cannot be read; offline it says that it comes by itself. */
function NotRead({ failed, notKept }: { failed: Failed; notKept: Words | undefined }) {
  const t = useWords('ui');
  return <FailedState {...failedFace(failed, notKept ?? { title: t('notKept'), text: t('notKeptText') })} />;
}

export type FacesProps<Data> = {
  read: Read<Data>;
  /** A skeleton in the shape of what will be here. */
  loading: ReactNode;
  /** Said when there is no such thing, with the one way on. */
  missing?: FailedStateProps | undefined;
  /** Said when there is no network and nothing was kept, instead of "This is not on your phone". */
  notKept?: Words | undefined;
  children: (data: Data) => ReactNode;
};

/** The faces of one thing on a screen: on its way, missing, failed, or there. */
export function Faces<Data>({ read, loading, missing, notKept, children }: FacesProps<Data>) {
  if (read.kind === 'loading') return loading;
  if (read.kind === 'missing')
    return <FailedState {...(missing ?? { title: read.title, text: read.text })} />;
  if (read.kind === 'failed') return <NotRead failed={read} notKept={notKept} />;
  return (
    <>
      {read.asOf !== null && <AsOf at={read.asOf} />}
      {children(read.data)}
    </>
  );
}

/** The same for a list: what was read is full or empty. */
export function listFace<Data>(
  read: Read<Data>,
  {
    rows,
    empty,
    notKept,
  }: { rows?: number; empty: (data: Data) => EmptyStateProps | null; notKept?: Words | undefined },
): ListState {
  if (read.kind === 'there') {
    const nothing = empty(read.data);
    return nothing ? { kind: 'empty', ...nothing } : { kind: 'full' };
  }
  if (read.kind === 'failed') return { kind: 'failed', ...failedFace(read, notKept) };
  // A list that does not exist is still being asked for elsewhere: the page says so.
  if (read.kind === 'missing') return { kind: 'failed', title: read.title, text: read.text };
  return { kind: 'loading', rows };
}
