export { addDays, dayAt, daysBetween } from './day.ts';
export { searchTerms, searchText } from './search-text.ts';
export { defaultRules, rulesWith } from './tenant-rules.ts';
export type { TenantRules } from './tenant-rules.ts';
export { clockAt, instantOf, isoAt, weekdayOf } from './zoned.ts';
export type { WallClock } from './zoned.ts';
