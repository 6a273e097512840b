/** Addresses of the shell itself; no feature may claim them. */
export const shellPaths = [
  '/',
  '/login',
  '/logout',
  '/forgotten-password',
  '/renew-password',
  '/forgottenPassword/{token}',
  '/welcome/{token}',
  '/version',
  '/help',
  '/kitchen',
];
