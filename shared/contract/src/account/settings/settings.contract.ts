import { defaultRules } from '@callboard/domain';
import * as z from 'zod/mini';
import { anyone, signedIn } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, language, listOf, paging } from '../../endpoint/shapes.ts';

export const themeNames = ['default', 'red', 'watermark'] as const;
export type ThemeName = (typeof themeNames)[number];
const theme = z.enum(themeNames);
const mapSource = z.object({
  /** An address with `{z}`, `{x}` and `{y}`. */
  tiles: z.string(),
  /** Whom the map names as its makers. */
  attribution: z.string(),
});

/** What the phone has to decide as the server does, also without a network. */
const phoneRules = z.object({
  preCallLeadHours: z.number(),
  preCallMissingHours: z.number(),
  lateAfterMinutes: z.number(),
  undoCheckSeconds: z.number(),
  poorAccuracyMetres: z.number(),
  breakRules: z.array(z.object({ overMinutes: z.number(), breakMinutes: z.number() })),
  nightFrom: z.string(),
  nightUntil: z.string(),
  /** An older server has none of these. */
  currency: z._default(z.string(), defaultRules.currency),
  receiptBackDays: z._default(z.number(), defaultRules.receiptBackDays),
  receiptWarnDays: z._default(z.number(), defaultRules.receiptWarnDays),
});
export type PhoneRules = z.infer<typeof phoneRules>;

export const settings = {
  startUp: endpoint({
    method: 'GET',
    path: '/startUp/settings',
    about:
      'What the app needs before anybody signs in: icon, theme, language; for the sign-in screen also name and picture.',
    allow: anyone,
    answer: z.object({
      name: z.string(),
      faviconUrl: z.nullable(z.string()),
      mobileTheme: theme,
      defaultLanguage: language,
      useUserLanguage: z.boolean(),
      backgroundUrl: z.nullable(z.string()),
      backgroundColorCode: z.nullable(z.string()),
    }),
    errors: ['unknown_tenant'],
    source: 'spec',
  }),
  pageMeta: endpoint({
    method: 'GET',
    path: '/startUp/meta',
    about: "The page's title and description.",
    allow: anyone,
    answer: z.object({ metaHostName: z.string(), metaDescription: z.string() }),
    errors: ['unknown_tenant'],
    source: 'spec',
  }),
  tenant: endpoint({
    method: 'GET',
    path: '/tenant',
    about: 'The tenant of the caller.',
    allow: signedIn,
    answer: z.object({
      id,
      name: z.string(),
      defaultLanguage: language,
      mobileTheme: theme,
      backgroundUrl: z.nullable(z.string()),
      backgroundColorCode: z.nullable(z.string()),
      /** What the tenant has decided of its rules, with the defaults where it has not. An older server has none. */
      rules: z.optional(phoneRules),
    }),
    source: 'spec',
  }),
  tenantSettings: endpoint({
    method: 'GET',
    path: '/tenant/settings',
    about: 'Settings of the tenant that the app follows.',
    allow: signedIn,
    answer: z.object({
      mobileTheme: theme,
      useUserLanguage: z.boolean(),
      timeZone: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string(),
      /** Where pictures of maps come from; without it maps are drawn plainly. */
      map: z.nullable(mapSource),
    }),
    source: 'spec',
  }),
  tenantCompanies: endpoint({
    method: 'GET',
    path: '/tenant/companies',
    about: 'Companies of the tenant itself.',
    allow: signedIn,
    query: z.strictObject(paging),
    answer: listOf(z.object({ id, name: z.string(), country: z.string() })),
    source: 'spec',
  }),
};
export type StartUpSettings = z.infer<typeof settings.startUp.answer>;
export type PageMeta = z.infer<typeof settings.pageMeta.answer>;
export type MapSource = z.infer<typeof mapSource>;
export type Tenant = z.infer<typeof settings.tenant.answer>;
