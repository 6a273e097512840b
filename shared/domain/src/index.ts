export type { BusyTime } from './busy-elsewhere.ts';
export { addDays, dayAt, daysBetween } from './day.ts';
export { offlineReadDays } from './offline-read-days.ts';
export { isCountry } from './countries.ts';
export { currencies } from './currencies.ts';
export { fractionDigits } from './fraction-digits.ts';
export { workdaysBefore } from './workdays.ts';
export { jobName } from './job-name.ts';
export { anyLetter, hitsIn, oneSlip, searchIn, searchTerms, searchText, slipParts } from './search-text.ts';
export { defaultRules, rulesWith } from './tenant-rules.ts';
export type { TenantRules } from './tenant-rules.ts';
export { clockAt, instantOf, isoAt, weekdayOf } from './zoned.ts';
export type { WallClock } from './zoned.ts';
export { lineMinor, roundHalfUp, sumsOfGross, sumsOfNet } from './money.ts';
export type { MoneyLine } from './money.ts';
export {
  confirmablePayrollStates,
  openPayrollItemStates,
  payrollAfter,
  payrollItemAfter,
  payrollItemStates,
  paidPayrollStates,
  payrollStates,
  payrollWindowEnd,
  payrollWithItems,
  undecidedPayrollStates,
} from './payroll-status.ts';
export type { PayrollItemState, PayrollMove, PayrollState } from './payroll-status.ts';
export { hourlyMinor, payKindOf, payKinds, payrollGroups, sumsByKind } from './payroll-lines.ts';
export type { PayKind } from './payroll-lines.ts';
export { draftChanges, draftLine, draftsOf, madeOf, payBases, payMissing } from './payroll-draft.ts';
export type { ApprovedWork, DraftChanges, DraftLine, MadeOf } from './payroll-draft.ts';
export { plusCrewDays, turnoverOfWork } from './plus-crew-day.ts';
export type { PlusCrewDay, PricedWork } from './plus-crew-day.ts';
export { invoiceLines } from './invoice-lines.ts';
export type { HoursToInvoice, InvoiceLine } from './invoice-lines.ts';
export { invoiceReminderDays, nextReminderDay, stillUnpaidDay } from './invoice-reminders.ts';
export type { ReminderFacts } from './invoice-reminders.ts';
export { canRemind, invoiceState, invoiceStates, owedMinor } from './invoice-state.ts';
export type { InvoiceFacts, InvoiceState, OpenSum } from './invoice-state.ts';
export {
  bookedReceiptStates,
  exceedsReceipt,
  receiptAfter,
  receiptDate,
  receiptDateProblem,
  receiptGaps,
  receiptStates,
} from './receipt-rules.ts';
export type { ReceiptMove, ReceiptState } from './receipt-rules.ts';
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
} from './bonus.ts';
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
} from './bonus.ts';
export { largestUpload } from './uploads.ts';
export {
  fieldMark,
  fieldsIn,
  filledTemplate,
  paragraphsOf,
  templateFields,
  unknownFieldsIn,
} from './template-text.ts';
export type { TemplateField } from './template-text.ts';
export { placeForValue } from './value-periods.ts';
export type { PlaceForValue, ValuePeriod } from './value-periods.ts';
export { blockRefusal, longestBlockDays, mergedBlock } from './block-merge.ts';
export type { Span } from './block-merge.ts';
export { cellBorders, cellFills, cellReasons, plannerCell, vacationFills } from './planner-cell.ts';
export type { CellAbsence, CellBorder, CellDay, CellItem, CellRules } from './planner-cell.ts';
export {
  planningColour,
  planningColours,
  projectColour,
  projectColours,
  projectStatuses,
} from './planning-colours.ts';
export type { CalendarEntry, ProjectColour, ProjectStatus } from './planning-colours.ts';
export { daysFrom, lastDayOf, monthOf, nextMonth, quotaBetween, quotaOf } from './staff-contract-terms.ts';
export type { ContractTerms, QuotaTerms } from './staff-contract-terms.ts';
export { accountStart, balanceOf, forecast, timeAccount, timeLine, timeLines } from './time-account.ts';
export type { AccountAbsence, Booking, TimeFacts, TimeLine, WorkedDay } from './time-account.ts';
export { entitlement, vacationAccount } from './vacation-account.ts';
export type { VacationAccount } from './vacation-account.ts';
export { countedDays, partOf, spansByYear, vacationRefusal } from './vacation-days.ts';
export type { CountedDays, VacationSpan } from './vacation-days.ts';
export { requiredBreak, breakTime, plannedMinutes, workedMinutes } from './breaks.ts';
export type { BreakTime } from './breaks.ts';
export {
  checkMoment,
  checkWindow,
  hasNotStarted,
  isLate,
  mayBeNoShow,
  preCallMissingFrom,
} from './check-window.ts';
export type { Planned } from './check-window.ts';
export { toldOfCrewChange } from './crew-news.ts';
export {
  cameToWork,
  hoursNeed,
  lacksHours,
  presenceOf,
  presences,
  presencesOfTheDay,
  unheardPresences,
} from './crew-presence.ts';
export type { HoursNeed, Presence, PresenceFacts } from './crew-presence.ts';
export { isInside, isPoorFix, metresBetween } from './distance.ts';
export type { Position } from './distance.ts';
export { effectiveTime, skewLimitSeconds } from './effective-time.ts';
export type { Effective, DeviceTime } from './effective-time.ts';
export { objectionStates, payDifference } from './corrected-hours.ts';
export type { ObjectionState } from './corrected-hours.ts';
export { approvedMinutes, roundedMinutes } from './rounding.ts';
export type { RoundingStep } from './rounding.ts';
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
} from './crew-item-time.ts';
export type { ItemSpan, ItemTimes, TimeProblem, TimeShift } from './crew-item-time.ts';
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
  droppedStates,
  editableStates,
  expectedStates,
  finishedStates,
  happenedStates,
  lapsedStates,
  memberStates,
  neverWorkedStates,
  notInCalendarStates,
  openInProjectStates,
  openStates,
  pastStates,
  plannedAheadStates,
  plannedStates,
  promisedStates,
  requestedStates,
  rosterStates,
  settledStates,
  spareStates,
  tentativeStates,
  toAnswerNoSpareStates,
  toAnswerStates,
  unaskedStates,
  wantedStates,
  unclearedStates,
  uncountedStates,
  unfilledStates,
  upcomingStates,
  withoutPreCallStates,
} from './crew-item-states.ts';
export type { CrewItemState } from './crew-item-states.ts';
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
} from './crew-item-status.ts';
export type { CrewItemAction, CrewItemActor, RefusalReason } from './crew-item-status.ts';
export { overridingFor, overridingOfDraft } from './overriding.ts';
export {
  asOtherItem,
  conflictKinds,
  conflictLevels,
  conflictsOf,
  neverProposedKinds,
  overridingOf,
  personKinds,
  unforced,
} from './conflicts.ts';
export type { Conflict, ConflictRules, OtherItem, PersonFacts, WantedItem } from './conflicts.ts';
export { eligibilityOf, ownDayConflicts } from './eligibility.ts';
export { crewShift, isMovedCrew } from './crew-shift.ts';
export {
  changeEffect,
  materialDifferences,
  materialFields,
  mergedDifferences,
  positionFacts,
} from './material-change.ts';
export type { ChangeEffect, Difference } from './material-change.ts';
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
export {
  fileQuestionKinds,
  formGaps,
  noDemands,
  questionKinds,
  todosOf,
  visibleQuestions,
} from './form-conditions.ts';
export type {
  FormAnswer,
  FormAnswers,
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
  dueTrainingStates,
  mayAttempt,
  reminderStep,
  trainingPassed,
  trainingScore,
  trainingState,
  trainingStates,
  trainingValidUntil,
  usualMinimumScore,
} from './training-score.ts';
export type { TrainingFacts, TrainingState } from './training-score.ts';
export {
  securityCheckBorder,
  securityCheckDue,
  securityCheckState,
  securityCheckStates,
} from './security-check-state.ts';
export { missingPositions } from './missing-positions.ts';
export { companyProblem } from './project-company.ts';
export { outsideOfProject, projectSpanProblem } from './project-span.ts';
export { contactWindow, numberHidden, numberHiddenReasons } from './contact-window.ts';
export type { ContactWindow, NumberHidden } from './contact-window.ts';
export { birthdayProblem, groupedPhone, phoneNumber } from './contact-data.ts';
export {
  absenceKinds,
  absenceStates,
  awayAbsenceStates,
  decidedAbsenceStates,
  grantedAbsenceStates,
  heldAbsenceStates,
  requestedAbsenceKinds,
  undecidedAbsenceStates,
  vacationHasBegun,
  vacationQueues,
} from './absence-states.ts';
export type { AbsenceState, RequestedAbsenceKind, VacationQueue } from './absence-states.ts';
export {
  applicationStates,
  decidedApplicationStates,
  openApplicationStates,
  shownApplicationStates,
  takenApplicationStates,
} from './application-states.ts';
export type { ApplicationState } from './application-states.ts';
export {
  documentStatuses,
  officeDocumentStatuses,
  pastSignatoryStatuses,
  publicDocumentStatuses,
  signableStatuses,
  signatoryStatuses,
  toUploadDocumentStatuses,
  uploadDocumentStatuses,
  validDocumentStatuses,
  withdrawnDocumentStatuses,
} from './document-states.ts';
export { photoRejections, portraitRejections, uploadRejections } from './rejections.ts';
export type { PhotoRejection, PortraitRejection, Rejection, UploadRejection } from './rejections.ts';
export { mostNewPositions, newPositionCount } from './new-positions.ts';
export { newTodo, newTodoPriority } from './new-todo.ts';
export { projectRatingProblem, ratingProblem } from './rating-problem.ts';
