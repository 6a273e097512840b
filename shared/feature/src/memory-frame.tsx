import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { matchPath, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { routerPath } from '@callboard/contract';

type Props = {
  /** As a path writes it: `/email-messages/{id}`. */
  readonly pattern: string;
  readonly at: string;
  readonly onAddress: (address: string) => void;
  readonly children: ReactNode;
};

function Address({ onAddress }: Pick<Props, 'onAddress'>) {
  const { pathname, search } = useLocation();
  useEffect(() => onAddress(pathname + search), [onAddress, pathname, search]);
  return null;
}

/** One page at one address without the browser's address bar: for a page drawn outside the shell. */
export const MemoryFrame = ({ pattern, at, onAddress, children }: Props) => (
  <MemoryRouter initialEntries={[at]}>
    <Address onAddress={onAddress} />
    <Routes>
      <Route path={routerPath(pattern)} element={children} />
      {/* Where a link leads is part of what a page does. */}
      <Route path="*" element={null} />
    </Routes>
  </MemoryRouter>
);

/** The parameters that an address has by a pattern. */
export const paramsIn = (pattern: string, at: string): Readonly<Record<string, string | undefined>> =>
  matchPath(routerPath(pattern), at.split('?')[0] ?? at)?.params ?? {};
