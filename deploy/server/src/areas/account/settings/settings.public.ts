/** What other areas use of settings. */
export { languageOf, tenantLanguage } from './language-of.db.ts';
export { nameOfTenant, settingsOfTenant } from './settings.db.ts';
export { tenantRules } from './tenant-rules.db.ts';
export { tenantOrigin } from './tenant-origin.db.ts';
export { tenantZone } from './tenant-zone.db.ts';
export { todayOfTenant } from './today.db.ts';
