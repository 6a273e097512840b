const names = new Set(['pid', 'pcid', 'password', 'ticket']);

export type Credentials = { readonly login: string; readonly password: string | null };

/** What an address carries to sign in with, and the address without it. */
export function credentialsIn(url: string): { credentials: Credentials | null; clean: string } | null {
  const [path = '/', query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query);
  const left = new URLSearchParams();
  const found: Record<string, string> = {};
  for (const [name, value] of given) {
    if (names.has(name.toLowerCase())) found[name.toLowerCase()] = value;
    else left.append(name, value);
  }
  if (Object.keys(found).length === 0) return null;
  const login = found['pid'] ?? found['pcid'];
  const rest = left.toString();
  return {
    credentials: login ? { login, password: found['password'] ?? null } : null,
    // Two slashes at the start would be another host.
    clean: path.replace(/^\/+/, '/') + (rest ? `?${rest}` : ''),
  };
}
