import type { Language, LoginType } from '@callboard/contract';

/** Login types as the token spells them. */
export const loginTypeCaptions = {
  clients: 'Clients',
  crew: 'Crew',
  planners: 'Planners',
  operations: 'Operations',
  planning: 'Planning',
  office: 'Office',
} as const satisfies Record<LoginType, string>;

export const languageCaptions = {
  en: 'English',
  nl: 'Dutch',
  cy: 'Welsh',
  fr: 'French',
  deAt: 'German (Austria)',
  de: 'German',
  es: 'Spanish',
} as const satisfies Record<Language, string>;
