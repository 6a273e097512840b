import { query } from '@callboard/client';
import { settings } from '@callboard/contract';
import { instantOf } from '@callboard/domain';
import { readable } from './readable.ts';

/** A day is over when it is over for the tenant. */
export const tenantSettingsQuery = query(settings.tenantSettings, {}, readable);

/** Until the last minute of a day it can be signed. */
export const signUntil = (day: string, zone: string): string => instantOf(day, '23:59', zone).toISOString();
