import type { help } from '@callboard/contract';
import { largestUpload } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { linkHours } from '../session/session.public.ts';
import { tenantRules } from '../settings/settings.public.ts';

export const helpFigures: Handler<typeof help.helpFigures> = async (_, { db }) => {
  const rules = await tenantRules(db);
  return {
    preCallLeadHours: rules.preCallLeadHours,
    checkInLeadMinutes: rules.checkInLeadMinutes,
    confirmWithinHours: rules.confirmWithinHours,
    confirmBeforeStartHours: rules.confirmBeforeStartHours,
    cancelBeforeStartHours: rules.cancelBeforeStartHours,
    restHours: rules.restHours,
    numberDaysBefore: rules.numberDaysBefore,
    numberDaysAfter: rules.numberDaysAfter,
    vacationAheadDays: rules.vacationAheadDays,
    payrollWindowHours: rules.payrollWindowHours,
    receiptBackDays: rules.receiptBackDays,
    linkHours,
    uploadBytes: largestUpload,
  };
};
