export { addDays, dayAt, daysBetween } from './day.ts';
export { workdaysBefore } from './workdays.ts';
export { searchTerms, searchText } from './search-text.ts';
export { defaultRules, rulesWith } from './tenant-rules.ts';
export type { TenantRules } from './tenant-rules.ts';
export { clockAt, instantOf, isoAt, weekdayOf } from './zoned.ts';
export type { WallClock } from './zoned.ts';
export { lineMinor, roundHalfUp, shareOf, sumsOfGross, sumsOfNet } from './money.ts';
export type { Amounts, MoneyLine, MoneySums } from './money.ts';
export {
  payrollAfter,
  payrollItemAfter,
  payrollItemStates,
  payrollStates,
  payrollWindowEnd,
  payrollWithItems,
} from './payroll-status.ts';
export type { PayrollItemMove, PayrollItemState, PayrollMove, PayrollState } from './payroll-status.ts';
export { draftChanges, draftLine, draftsOf, madeOf } from './payroll-draft.ts';
export type { ApprovedWork, DraftChanges, DraftLine, MadeOf, PayBasis } from './payroll-draft.ts';
export { plusCrewDays, turnoverOfWork } from './plus-crew-day.ts';
export type { PlusCrewDay, PricedWork } from './plus-crew-day.ts';
export { invoiceState, invoiceStates, openSums } from './invoice-state.ts';
export type { InvoiceFacts, InvoiceState, OpenSum } from './invoice-state.ts';
export {
  largestAmountMinor,
  receiptAfter,
  receiptDate,
  receiptGaps,
  receiptStates,
  seemsTheSameReceipt,
} from './receipt-rules.ts';
export type { ReceiptGap, ReceiptMove, ReceiptState } from './receipt-rules.ts';
export {
  bonusAt,
  bonusForecast,
  levelFactor,
  nextLevel,
  performanceOf,
  shareOfTarget,
  turnoverOf,
} from './bonus.ts';
export type {
  BonusDay,
  BonusFigure,
  BonusForecast,
  BonusLevel,
  BonusPoint,
  BonusValues,
  Explained,
  NextLevel,
} from './bonus.ts';
export { blockRefusal, longestBlockDays, mergedBlock, spansOverlap } from './block-merge.ts';
export type { Span } from './block-merge.ts';
export { cellCodes, cellFills, cellReasons, plannerCell } from './planner-cell.ts';
export type {
  CellAbsence,
  CellBorder,
  CellDay,
  CellFill,
  CellItem,
  CellReason,
  CellRules,
  PlannerCell,
} from './planner-cell.ts';
export { planningColour, planningColours, projectColour, projectColours } from './planning-colours.ts';
export type { CalendarEntry, PlanningColour, ProjectColour } from './planning-colours.ts';
export {
  daysFrom,
  lastDayOf,
  monthOf,
  nextMonth,
  quotaBetween,
  quotaOf,
  termsOn,
} from './staff-contract-terms.ts';
export type { ContractTerms, QuotaTerms } from './staff-contract-terms.ts';
export {
  accountStart,
  balanceOf,
  bookingMinutes,
  forecast,
  signedHours,
  timeAccount,
  timeLine,
  timeLines,
} from './time-account.ts';
export type { AccountAbsence, Booking, LockedMonth, TimeFacts, TimeLine, WorkedDay } from './time-account.ts';
export { entitlement, vacationAccount } from './vacation-account.ts';
export type { VacationAccount } from './vacation-account.ts';
export { countedDays, partOf, spansByYear, vacationRefusal } from './vacation-days.ts';
export type { CountedDays, VacationRefusal, VacationSpan } from './vacation-days.ts';
export { breakOwed, breakTime } from './breaks.ts';
export type { BreakTime, RecordedBreak } from './breaks.ts';
export {
  autoCloseFrom,
  checkMoment,
  checkWindow,
  hasNotStarted,
  isEarly,
  isLate,
  mayBeNoShow,
  preCallMissingFrom,
} from './check-window.ts';
export type { CheckMoment, CheckRules, CheckStep, CheckWindow, Planned } from './check-window.ts';
export { isInside, isPoorFix, metresBetween } from './distance.ts';
export type { Position } from './distance.ts';
export { effectiveTime, skewLimitSeconds } from './effective-time.ts';
export type { Effective, Told } from './effective-time.ts';
export { approvedMinutes, roundedMinutes, roundingSteps } from './rounding.ts';
export type { RoundingStep } from './rounding.ts';
export {
  isNight,
  isNightWork,
  itemDays,
  itemEndDay,
  itemSpan,
  itemTimeProblem,
  longestItemMinutes,
  minutesOfSpan,
  nightMinutes,
  overlap,
  shortestItemMinutes,
} from './crew-item-time.ts';
export type { ItemSpan, ItemTimes, TimeProblem, WorkSpan } from './crew-item-time.ts';
export { jobOfTheMoment, jobsStillAhead } from './job-of-the-moment.ts';
export {
  acceptedStates,
  activeStates,
  agreedStates,
  aheadStates,
  answeredStates,
  assignableStates,
  begunStates,
  bookedStates,
  calendarFeedStates,
  calledOffStates,
  checkInStates,
  collidingStates,
  crewItemStates,
  currentStates,
  droppedStates,
  editableStates,
  expectedStates,
  finishedStates,
  lapsedStates,
  memberStates,
  neverWorkedStates,
  notInCalendarStates,
  openInProjectStates,
  openStates,
  pastStates,
  plannedAheadStates,
  plannedCurrentStates,
  plannedStates,
  promisedStates,
  rateableStates,
  requestedStates,
  rosterStates,
  settledStates,
  spareStates,
  tentativeStates,
  toAnswerNoSpareStates,
  toAnswerStates,
  unaskedStates,
  unclearedStates,
  uncountedStates,
  unfilledStates,
  upcomingStates,
  withoutPreCallStates,
} from './crew-item-states.ts';
export type { CrewItemState } from './crew-item-states.ts';
export {
  actionsFrom,
  answerDeadline,
  answerReminderAt,
  crewItemActions,
  crewItemAfter,
  crewItemMoves,
  isLateRefusal,
  mayMove,
  refusalReasons,
  removalLimit,
  undoAnswerMs,
  undoGraceMs,
} from './crew-item-status.ts';
export type { CrewItemAction, CrewItemActor, RefusalReason } from './crew-item-status.ts';
export { conflictKinds, conflictsOf, unforced } from './conflicts.ts';
export type {
  Conflict,
  ConflictKind,
  ConflictLevel,
  ConflictRules,
  OtherItem,
  PersonFacts,
  WantedItem,
} from './conflicts.ts';
export { eligibilityOf } from './eligibility.ts';
export type { Eligibility } from './eligibility.ts';
export { materialDifferences, materialFields, mergedDifferences } from './material-change.ts';
export type { Difference, MaterialFacts, MaterialField } from './material-change.ts';
export {
  isReadyToSign,
  isSigned,
  isTurnOf,
  neededOf,
  signatoryCaptions,
  signsOneByOne,
  waitingFor,
  whoseTurn,
} from './signing.ts';
export type { SigningStep } from './signing.ts';
export { formGaps, noDemands, questionKinds, todosOf, visibleQuestions } from './form-conditions.ts';
export type {
  FormAnswer,
  FormAnswers,
  FormGap,
  FormPosition,
  FormQuestion,
  FormValue,
  OnNo,
  QuestionKind,
  ShowIf,
} from './form-conditions.ts';
export { answerProblem, longestFormText } from './form-answers.ts';
export type { AnswerProblem } from './form-answers.ts';
export {
  attemptsLeft,
  mayAttempt,
  reminderStep,
  trainingPassed,
  trainingScore,
  trainingState,
  trainingStates,
  trainingValidUntil,
  usualAttempts,
  usualMinimumScore,
} from './training-score.ts';
export type { TrainingFacts, TrainingState } from './training-score.ts';
export {
  securityCheckBorder,
  securityCheckDue,
  securityCheckState,
  securityCheckStates,
} from './security-check-state.ts';
export type { SecurityCheckFacts, SecurityCheckState } from './security-check-state.ts';
export { projectSpanProblem } from './project-span.ts';
export type { SpanProblem } from './project-span.ts';
export { contactWindow, numberHidden } from './contact-window.ts';
export type { ContactWindow } from './contact-window.ts';
export { birthdayProblem, phoneNumber } from './contact-data.ts';
