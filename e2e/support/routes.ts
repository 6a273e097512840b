/** Addresses to walk: what they are called and who goes there. */
export const openRoutes = [
  '/login',
  '/forgotten-password',
  '/renew-password',
  '/forgottenPassword/reset-expired',
  '/version',
  '/unsubscribe/unsubscribe-demo',
  '/unsubscribe/never-was-one',
  '/signing/never-was-one',
] as const;

export const signedInRoutes = [
  '/',
  '/mailbox',
  '/notifications',
  '/help',
  '/version',
  '/no/such/page',
  '/payrolls',
  '/plus-crews',
  '/planning-calendar',
  '/planner-crew',
  '/vacations',
  '/todo-calendar',
  '/membership-crews',
  '/projects',
  '/projects-calendar',
  '/projects-vacancy',
  '/documents',
  '/trainings',
  '/receipts',
  '/invoices',
] as const;
