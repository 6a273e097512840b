import type { Language, StartUpSettings } from '@callboard/contract';
import { asLanguage, knownLanguage } from '@callboard/i18n';

type Known = {
  readonly settings: Pick<StartUpSettings, 'defaultLanguage' | 'useUserLanguage'> | null;
  /** Chosen on this device. */
  readonly chosen?: Language | undefined;
  /** The person's own, as the server names it. */
  readonly own?: string | null | undefined;
};

/** A person's own language counts only where the tenant says so and the product has it; else the tenant's does. */
export function languageFor({ settings, chosen, own }: Known): Language {
  if (settings && !settings.useUserLanguage) return settings.defaultLanguage;
  if (chosen) return asLanguage(chosen);
  return knownLanguage(own) ?? settings?.defaultLanguage ?? 'en';
}
