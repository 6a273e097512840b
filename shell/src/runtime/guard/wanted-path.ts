/** Never part of an address that is carried along: what signs somebody in. */
const secrets = new Set(['pid', 'pcid', 'password', 'ticket', 'token', 'login', 'wanted']);

/** Screens that lead nowhere after a sign-in. */
const goal = (pathname: string) =>
  !/^\/(login(\/other)?|logout|forgotten-password|renew-password)\/?$/.test(pathname);

/** The address that a visitor wanted, without anything that signs in; nothing when it is only home. */
function wantedOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = [...new URLSearchParams(search)].filter(([name]) => !secrets.has(name.toLowerCase()));
  const rest = new URLSearchParams(query).toString();
  const wanted = rest ? `${pathname}?${rest}` : pathname;
  return wanted === '/' || !goal(pathname) ? null : wanted;
}

export function signInPath(location: { pathname: string; search: string }): string {
  const query = new URLSearchParams();
  const wanted = wantedOf(location);
  if (wanted) query.set('wanted', wanted);
  const given = new URLSearchParams(location.search);
  for (const name of ['PID', 'PCID', 'ticket']) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `/login?${text}` : '/login';
}

/** Follows a wanted address only when it is ours and leads to a screen that exists. */
export function safeWanted(
  wanted: string | null,
  origin: string,
  exists: (pathname: string) => boolean,
): string | null {
  if (!wanted?.startsWith('/')) return null;
  const address = URL.parse(wanted, origin);
  if (!address || address.origin !== origin || !exists(address.pathname)) return null;
  return wantedOf(address);
}
