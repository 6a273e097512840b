export type { BusyTime } from './work/planning/busy-elsewhere.ts';
export { addDays, dayAt, daysBetween } from './time/day.ts';
export { offlineReadDays } from './account/offline-read-days.ts';
export { isCountry } from './people/countries.ts';
export { currencies } from './money/currencies.ts';
export { fractionDigits } from './money/fraction-digits.ts';
export { workdaysBefore } from './time/workdays.ts';
export { isOneOf } from './states/is-one-of.ts';
export { jobName } from './work/jobs/job-name.ts';
export {
  anyLetter,
  hitsIn,
  oneSlip,
  searchIn,
  searchTerms,
  searchText,
  slipParts,
} from './text/search-text.ts';
export { defaultRules, rulesWith } from './account/tenant-rules.ts';
export type { TenantRules } from './account/tenant-rules.ts';
export { clockAt, instantOf, isoAt, weekdayOf } from './time/zoned.ts';
export type { WallClock } from './time/zoned.ts';
export { lineMinor, roundHalfUp, sumsOfGross, sumsOfNet } from './money/money.ts';
export type { MoneyLine } from './money/money.ts';
export {
  payrollAfter,
  payrollGroups,
  payrollItemAfter,
  payrollItemGroups,
  payrollItemStates,
  payrollStates,
  payrollWindowEnd,
  payrollWithItems,
} from './finance/payroll-status.ts';
export type { PayrollItemState, PayrollMove, PayrollState } from './finance/payroll-status.ts';
export { hourlyMinor, payKindOf, payKinds, payrollLineGroups, sumsByKind } from './finance/payroll-lines.ts';
export type { PayKind } from './finance/payroll-lines.ts';
export { draftChanges, draftLine, draftsOf, madeOf, payBases, payMissing } from './finance/payroll-draft.ts';
export type { ApprovedWork, DraftChanges, DraftLine, MadeOf } from './finance/payroll-draft.ts';
export { plusCrewDays, turnoverOfWork } from './work/plus-crews/plus-crew-day.ts';
export type { PlusCrewDay, PricedWork } from './work/plus-crews/plus-crew-day.ts';
export { invoiceLines } from './finance/invoice-lines.ts';
export type { HoursToInvoice, InvoiceLine } from './finance/invoice-lines.ts';
export { invoiceReminderDays, nextReminderDay, stillUnpaidDay } from './finance/invoice-reminders.ts';
export type { ReminderFacts } from './finance/invoice-reminders.ts';
export { canRemind, invoiceState, invoiceStates, owedMinor } from './finance/invoice-state.ts';
export type { InvoiceFacts, InvoiceState, OpenSum } from './finance/invoice-state.ts';
export {
  exceedsReceipt,
  receiptAfter,
  receiptDate,
  receiptDateProblem,
  receiptGaps,
  receiptGroups,
  receiptStates,
} from './finance/receipt-rules.ts';
export type { ReceiptMove, ReceiptState } from './finance/receipt-rules.ts';
export {
  bonusAt,
  bonusFigures,
  bonusForecast,
  bonusSources,
  bonusStates,
  daysBehind,
  levelFactor,
  nextLevel,
  performanceOf,
  shareOfTarget,
  turnoverOf,
} from './work/plus-crews/bonus.ts';
export type {
  BonusDay,
  BonusDaySource,
  BonusFigure,
  BonusForecast,
  BonusLevel,
  BonusSource,
  BonusState,
  BonusValues,
  Explained,
} from './work/plus-crews/bonus.ts';
export { largestUpload } from './documents/uploads.ts';
export {
  fieldMark,
  fieldsIn,
  filledTemplate,
  paragraphsOf,
  templateFields,
  unknownFieldsIn,
} from './documents/template-text.ts';
export type { TemplateField } from './documents/template-text.ts';
export { placeForValue } from './work/plus-crews/value-periods.ts';
export type { PlaceForValue, ValuePeriod } from './work/plus-crews/value-periods.ts';
export { blockRefusal, longestBlockDays, mergedBlock } from './people/block-merge.ts';
export type { Span } from './people/block-merge.ts';
export {
  cellBorders,
  cellFills,
  cellReasons,
  plannerCell,
  vacationFills,
} from './work/planning/planner-cell.ts';
export type { CellAbsence, CellBorder, CellDay, CellItem, CellRules } from './work/planning/planner-cell.ts';
export {
  planningColour,
  planningColours,
  projectColour,
  projectColours,
  projectStatuses,
} from './work/planning/planning-colours.ts';
export type { CalendarEntry, ProjectColour, ProjectStatus } from './work/planning/planning-colours.ts';
export {
  daysFrom,
  lastDayOf,
  monthOf,
  nextMonth,
  quotaBetween,
  quotaOf,
} from './finance/staff-contract-terms.ts';
export type { ContractTerms, QuotaTerms } from './finance/staff-contract-terms.ts';
export {
  accountStart,
  balanceOf,
  forecast,
  timeAccount,
  timeLine,
  timeLines,
} from './finance/time-account.ts';
export type { AccountAbsence, Booking, TimeFacts, TimeLine, WorkedDay } from './finance/time-account.ts';
export { entitlement, vacationAccount } from './finance/vacation-account.ts';
export type { VacationAccount } from './finance/vacation-account.ts';
export { countedDays, partOf, spansByYear, vacationRefusal } from './finance/vacation-days.ts';
export type { CountedDays, VacationSpan } from './finance/vacation-days.ts';
export { requiredBreak, breakTime, plannedMinutes, workedMinutes } from './work/crew-checks/breaks.ts';
export type { BreakTime } from './work/crew-checks/breaks.ts';
export {
  checkMoment,
  checkWindow,
  hasNotStarted,
  isLate,
  mayBeNoShow,
  preCallMissingFrom,
} from './work/crew-checks/check-window.ts';
export type { Planned } from './work/crew-checks/check-window.ts';
export { recipientsOfCrewChange } from './work/crew-items/crew-news.ts';
export {
  cameToWork,
  hoursNeed,
  lacksHours,
  presenceOf,
  presenceGroups,
  presences,
} from './work/crew-checks/crew-presence.ts';
export type { HoursNeed, Presence, PresenceFacts } from './work/crew-checks/crew-presence.ts';
export { isInside, isPoorFix, metresBetween } from './work/crew-checks/distance.ts';
export type { Position } from './work/crew-checks/distance.ts';
export { effectiveTime, skewLimitSeconds } from './work/crew-checks/effective-time.ts';
export type { Effective, DeviceTime } from './work/crew-checks/effective-time.ts';
export { objectionStates, payDifference } from './work/crew-checks/corrected-hours.ts';
export type { ObjectionState } from './work/crew-checks/corrected-hours.ts';
export { approvedMinutes, roundedMinutes } from './work/crew-checks/rounding.ts';
export type { RoundingStep } from './work/crew-checks/rounding.ts';
export {
  isNight,
  itemDays,
  itemEndDay,
  itemSpan,
  itemTimeProblem,
  minutesOfSpan,
  overlap,
  shiftedTimes,
  shortestItemMinutes,
} from './work/crew-items/crew-item-time.ts';
export type { ItemSpan, ItemTimes, TimeProblem, TimeShift } from './work/crew-items/crew-item-time.ts';
export { jobOfTheMoment, jobsStillAhead } from './work/jobs/job-of-the-moment.ts';
export { crewItemStates } from './work/crew-items/crew-item-states.ts';
export type { CrewItemState } from './work/crew-items/crew-item-states.ts';
export { crewItemGroups } from './work/crew-items/crew-item-groups.ts';
export {
  actionsAfterCheckIn,
  actionsFrom,
  answerDeadline,
  askingActions,
  assigningActions,
  bindingActions,
  answeringActions,
  crewItemActions,
  crewItemAfter,
  crewItemMoves,
  decidingActions,
  freeingActions,
  isLateRefusal,
  isRemovable,
  manyAtOnceActions,
  overridingActions,
  mayMove,
  plannerActions,
  refusalReasons,
  removalLimit,
  undoAnswerMs,
  undoGraceMs,
} from './work/crew-items/crew-item-status.ts';
export type { CrewItemAction, CrewItemActor, RefusalReason } from './work/crew-items/crew-item-status.ts';
export { overridingFor, overridingOfDraft } from './work/planning/overriding.ts';
export {
  asOtherItem,
  conflictKinds,
  conflictLevels,
  conflictsOf,
  neverProposedKinds,
  overridingOf,
  personKinds,
  unforced,
} from './work/planning/conflicts.ts';
export type {
  Conflict,
  ConflictRules,
  OtherItem,
  PersonFacts,
  WantedItem,
} from './work/planning/conflicts.ts';
export { eligibilityOf, ownDayConflicts } from './work/planning/eligibility.ts';
export { crewShift, isMovedCrew } from './work/project-crews/crew-shift.ts';
export {
  changeEffect,
  materialDifferences,
  materialFields,
  mergedDifferences,
  positionFacts,
} from './work/crew-items/material-change.ts';
export type { ChangeEffect, Difference } from './work/crew-items/material-change.ts';
export {
  isReadyToSign,
  isSigned,
  isTurnOf,
  neededOf,
  signatoryCaptions,
  signsOneByOne,
  waitingFor,
  whoseTurn,
} from './documents/signing.ts';
export type { SigningStep } from './documents/signing.ts';
export {
  fileQuestionKinds,
  formGaps,
  noDemands,
  questionKinds,
  todosOf,
  visibleQuestions,
} from './documents/form-conditions.ts';
export type {
  FormAnswer,
  FormAnswers,
  FormQuestion,
  FormValue,
  OnNo,
  QuestionKind,
  ShowIf,
} from './documents/form-conditions.ts';
export { answerProblem, longestFormText } from './documents/form-answers.ts';
export type { AnswerProblem } from './documents/form-answers.ts';
export {
  attemptsLeft,
  mayAttempt,
  reminderStep,
  trainingGroups,
  trainingPassed,
  trainingScore,
  trainingState,
  trainingStates,
  trainingValidUntil,
  usualMinimumScore,
} from './documents/training-score.ts';
export type { TrainingFacts, TrainingState } from './documents/training-score.ts';
export {
  securityCheckBorder,
  securityCheckDue,
  securityCheckState,
  securityCheckStates,
} from './work/crew-checks/security-check-state.ts';
export { missingPositions } from './work/project-crews/missing-positions.ts';
export { companyProblem } from './projects/project-company.ts';
export { outsideOfProject, projectSpanProblem } from './projects/project-span.ts';
export { contactWindow, numberHidden, numberHiddenReasons } from './people/contact-window.ts';
export type { ContactWindow, NumberHidden } from './people/contact-window.ts';
export { birthdayProblem, groupedPhone, phoneNumber } from './people/contact-data.ts';
export {
  absenceGroups,
  absenceKinds,
  absenceStates,
  requestedAbsenceKinds,
  vacationHasBegun,
  vacationQueues,
} from './people/absence-states.ts';
export type { AbsenceState, RequestedAbsenceKind, VacationQueue } from './people/absence-states.ts';
export { applicationGroups, applicationStates } from './work/crew-items/application-states.ts';
export type { ApplicationState } from './work/crew-items/application-states.ts';
export {
  documentGroups,
  documentStatuses,
  signatoryGroups,
  signatoryStatuses,
} from './documents/document-states.ts';
export { photoRejections, portraitRejections, uploadRejections } from './documents/rejections.ts';
export type {
  PhotoRejection,
  PortraitRejection,
  Rejection,
  UploadRejection,
} from './documents/rejections.ts';
export { mostNewPositions, newPositionCount } from './work/project-crews/new-positions.ts';
export { newTodo, newTodoPriority } from './work/planning/new-todo.ts';
export { projectRatingProblem, ratingProblem } from './work/project-crews/rating-problem.ts';
