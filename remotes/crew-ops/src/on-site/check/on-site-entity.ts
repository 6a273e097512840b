const beginning = 'crewItem/';

/** What the steps of one position are kept under, so that they go out in order. */
export const onSiteEntity = (crewItemId: string): string => `${beginning}${crewItemId}`;
export const isOnSiteEntity = (entity: string): boolean => entity.startsWith(beginning);
