/** The page title: the tenant's name, a dash, the route's title. */
export const pageTitle = (tenant: string, title: string): string =>
  tenant && title ? `${tenant} – ${title}` : tenant || title;
