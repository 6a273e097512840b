import { useCallback } from 'react';
import type { ComponentProps, FunctionComponent } from 'react';
import {
  Link as RouterLink,
  useNavigate,
  useParams as useRouterParams,
  useSearchParams,
} from 'react-router-dom';
import type { Address, Path, PathParams } from '@callboard/contract';

/** An address that a path built, or another search of the same page. */
export type LinkTarget = Address | `?${string}`;
type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { readonly to: LinkTarget };
/** The router's link. A text that is no address does not compile. */
export const Link: FunctionComponent<LinkProps> = RouterLink;

type Go = (address: Address, options?: { readonly replace?: boolean }) => void;

/** Opens an address that a path built. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback((address, options) => void navigate(address, options), [navigate]);
}

/** The parameters of the page's own address: those that its path names. */
export function useParams<Pattern extends string>({ pattern }: Path<Pattern>): PathParams<Pattern> {
  const params = useRouterParams();
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name]) => pattern.includes(`{${name}}`) || pattern.includes(`{${name}?}`),
    ),
  ) as PathParams<Pattern>;
}

type Search = Readonly<Record<string, string>>;
type SearchPatch = Readonly<Record<string, string | null | undefined>>;
type SetSearch = (patch: SearchPatch, options?: { readonly replace?: boolean }) => void;

/** What a link should restore: filters, tabs, a search. Empty values leave the address. */
export function useSearch(): readonly [search: Search, setSearch: SetSearch] {
  const [params, setParams] = useSearchParams();
  const setSearch: SetSearch = useCallback(
    (patch, { replace = true } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(patch)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace },
      ),
    [setParams],
  );
  return [Object.fromEntries(params), setSearch];
}
