export { checkedInEvent } from './pages/app-events.ts';
export {
  also,
  anyone,
  client,
  clientOrOffice,
  clientOrPlanner,
  crew,
  loginTypes,
  mailboxRightNames,
  may,
  office,
  permissionNames,
  person,
  planner,
  plannerOrOffice,
  plusCrewLogin,
  projectLogin,
  refusal,
  rightNames,
  roleOf,
  signedIn,
  tokenTypes,
} from './endpoint/allow.ts';
export type {
  Allow,
  Identity,
  LoginType,
  MailboxRightName,
  MailboxRights,
  Permission,
  Refusal,
  RightName,
  Rights,
  Role,
  TokenType,
} from './endpoint/allow.ts';
export { api } from './api.ts';
export type { Api } from './api.ts';
export { bundlesOf, endpoint, pathOf, writtenAddress } from './endpoint/endpoint.ts';
export type {
  AnswerOf,
  AnyEndpoint,
  BodyOf,
  Endpoint,
  Method,
  ParamsOf,
  QueryInputOf,
  QueryOf,
} from './endpoint/endpoint.ts';
export { bundleIds, featureId, featureName } from './endpoint/bundles.ts';
export type { BundleId, FeatureId } from './endpoint/bundles.ts';
export { asFileName } from './endpoint/file-name.ts';
export { path, pathsOf, routerPath } from './pages/path.ts';
export type { Address, Path, PathParams } from './pages/path.ts';
export {
  crewOpsPages,
  documentsPages,
  featurePages,
  financePages,
  mailboxPages,
  planningPages,
  plusCrewsPages,
  projectsPages,
  shellPages,
  shellWays,
} from './pages/page-paths.ts';
export { profileWays } from './pages/profile-ways.ts';
export { apiErrorShape, errorCodes, fieldCodes } from './endpoint/errors.ts';
export type { ApiError, ErrorCode, FieldCode } from './endpoint/errors.ts';
export {
  entryMoods,
  faceShape,
  featureContract,
  menuSections,
  offlineModes,
  slots,
} from './account/lineup/face.ts';
export type { EntryFace, Face, SlotName, SlotProps } from './account/lineup/face.ts';
export { featureFilesShape } from './account/lineup/release.ts';
export type { FeatureFiles, FeatureRelease, ShellRelease } from './account/lineup/release.ts';
export {
  featureRecordShape,
  fileListOf,
  fileListText,
  shellRecordShape,
} from './account/lineup/release-record.ts';
export type { FeatureRecord, ShellRecord } from './account/lineup/release-record.ts';
export {
  frameAt,
  frameCookie,
  frameCookieValue,
  frameHeader,
  frameKinds,
  readFrameCookie,
} from './account/lineup/document-frame.ts';
export { mailFramePath, mailFramePolicy, mailFrameSource } from './account/lineup/mail-frame.ts';
export { scriptWorkerPath, scriptWorkerPolicy, scriptWorkerSource } from './account/lineup/script-worker.ts';
export type { DocumentFrames, FrameFacts, FrameKind } from './account/lineup/document-frame.ts';
export { lineupShape } from './account/lineup/lineup.ts';
export type { Labels, Lineup } from './account/lineup/lineup.ts';
export { readOf } from './account/lineup/read-of.ts';
export type { ReadAddress } from './account/lineup/read-of.ts';
export { countAt } from './account/lineup/count-at.ts';
export { callHeaders } from './endpoint/call-headers.ts';
export { canonical, fileListName, lineupText } from './account/lineup/canonical.ts';
export { lineups } from './account/lineup/lineup.contract.ts';
export { mailbox } from './mailbox/mailbox/mailbox.contract.ts';
export type {
  Attachment,
  EmailAddress,
  EmailMessage,
  EmailRow,
  TextPiece,
} from './mailbox/mailbox/mailbox.contract.ts';
export { activityCaptions } from './account/operations/captions.ts';
export type { ActivityCaption } from './account/operations/captions.ts';
export { activityTypes, operations } from './account/operations/operations.contract.ts';
export type { Activity } from './account/operations/operations.contract.ts';
export { passwords } from './account/session/passwords.contract.ts';
export { session } from './account/session/session.contract.ts';
export { sessions } from './account/session/sessions.contract.ts';
export type { SignInKind } from './account/session/sessions.contract.ts';
export { oneTimeCodes } from './account/sign-in-ways/one-time-codes.contract.ts';
export { passkeys } from './account/sign-in-ways/passkeys.contract.ts';
export type { Passkey } from './account/sign-in-ways/passkeys.contract.ts';
export { proofs } from './account/sign-in-ways/proofs.contract.ts';
export { stepUpKinds } from './endpoint/step-up.ts';
export type { StepUpKind } from './endpoint/step-up.ts';
export { finishingHeader } from './account/lineup/finishing.ts';
export { settings, themeNames } from './account/settings/settings.contract.ts';
export type {
  MapSource,
  PageMeta,
  StartUpSettings,
  Tenant,
  PhoneRules,
  ThemeName,
} from './account/settings/settings.contract.ts';
export { fieldErrorsOf } from './endpoint/field-errors.ts';
export * as shapeTools from './endpoint/shape-tools.ts';
export { languages } from './languages/languages.ts';
export type { Language } from './languages/languages.ts';
export { day, id, instant, language, listOf, paging } from './endpoint/shapes.ts';
export type { ListOf } from './endpoint/shapes.ts';
export { isUntranslated, untranslated } from './languages/untranslated.ts';
export {
  refreshIntervalMs,
  sessionIdleSeconds,
  tokenLifetimeSeconds,
  tokenPayloadShape,
} from './endpoint/token.ts';
export type { TokenPayload } from './endpoint/token.ts';
export { catalogue } from './account/catalogue/catalogue.contract.ts';
export type { CatalogueEntry, CrewFunction } from './account/catalogue/catalogue.contract.ts';
export { companies } from './projects/companies/companies.contract.ts';
export type { Company, CompanyRow, LinkedDocument } from './projects/companies/companies.contract.ts';
export { contacts } from './people/contacts/contacts.contract.ts';
export type { ContactRow } from './people/contacts/contacts.contract.ts';
export { projects } from './projects/projects/projects.contract.ts';
export { crewFields, projectFields } from './projects/projects/project.shapes.ts';
export type {
  CrewBooking,
  CrewOfProject,
  CrewToEdit,
  ItemOfProject,
  Project,
  ProjectActivity,
  ContactOfProject,
  ProjectField,
  ProjectOpenWork,
  ProjectProfile,
  ProjectRating,
  RatingOfProject,
  ProjectRow,
} from './projects/projects/projects.contract.ts';
export { locations } from './work/locations/locations.contract.ts';
export type { Location } from './work/locations/locations.contract.ts';
export { rateCards } from './projects/rate-cards/rate-cards.contract.ts';
export type { RateCardItem, RateCardRow } from './projects/rate-cards/rate-cards.contract.ts';
export { exports } from './projects/exports/exports.contract.ts';
export { exportKinds } from './projects/exports/export-row.ts';
export type { ExportKind } from './projects/exports/export-row.ts';
export type { ExportRow } from './projects/exports/exports.contract.ts';
export { crewItems } from './work/crew-items/crew-items.contract.ts';
export type {
  Applicant,
  Candidate,
  CrewItem,
  ItemConflict,
  Vacancy,
  VacancyApplication,
} from './work/crew-items/crew-items.contract.ts';
export type { OfferChoices } from './work/crew-items/offer-calls.ts';
export { crewProposals } from './work/crew-proposals/crew-proposals.contract.ts';
export type {
  CrewFilling,
  FillReason,
  GapKind,
  GapReason,
} from './work/crew-proposals/crew-proposals.contract.ts';
export { answerLinks, answerLinkStates } from './work/jobs/answer-links.contract.ts';
export type { AnswerLink, JobByLink } from './work/jobs/answer-links.contract.ts';
export { jobDays } from './work/jobs/job-days.contract.ts';
export type { JobDay } from './work/jobs/job-days.contract.ts';
export { jobs } from './work/jobs/jobs.contract.ts';
export type { CrewChiefJob, Job, JobDetail } from './work/jobs/jobs.contract.ts';
export { crewMembers } from './people/crew-members/crew-members.contract.ts';
export type { FunctionOfCrew } from './people/crew-members/crew-members.contract.ts';
export type { CrewRating } from './work/project-crews/rating.shapes.ts';
export { projectCrews } from './work/project-crews/project-crews.contract.ts';
export { crewChecks } from './work/crew-checks/crew-checks.contract.ts';
export { crewPhotoEdges, photos } from './work/photos/photos.contract.ts';
export { documents } from './documents/documents/documents.contract.ts';
export type {
  DocumentDetail,
  DocumentEvent,
  DocumentOfLink,
  DocumentRow,
  SignatureZone,
  SigningBody,
} from './documents/documents/documents.contract.ts';
export { crewInfo } from './people/crew-info/crew-info.contract.ts';
export type { CrewInfoEntry, CrewInfoRow } from './people/crew-info/crew-info.contract.ts';
export { documentTemplates } from './documents/templates/document-templates.contract.ts';
export type { DocumentTemplate, FilledTemplate } from './documents/templates/document-templates.contract.ts';
export { mobileDocuments } from './documents/mobile-documents/mobile-documents.contract.ts';
export type { MobileDocument } from './documents/mobile-documents/mobile-documents.contract.ts';
export { forms } from './documents/forms/forms.contract.ts';
export type {
  FormDocument,
  FormPerformance,
  FormPerson,
  FormRow,
  ManagedForm,
} from './documents/forms/forms.contract.ts';
export { securityChecks } from './work/security-checks/security-checks.contract.ts';
export type { SecurityCheckPlan, SecurityCheckRow } from './work/security-checks/security-checks.contract.ts';
export { plannerGrid } from './work/planning/planner-grid.contract.ts';
export type {
  CellDetail,
  GridFigures,
  GridFilters,
  GridPerson,
  PlannerGrid,
} from './work/planning/planner-grid.contract.ts';
export { planning, planningModes } from './work/planning/planning.contract.ts';
export type {
  CalendarProject,
  PersonalDay,
  PlanningMode,
  CalendarCrew,
  PlanningCrews,
  PlanningRow,
} from './work/planning/planning.contract.ts';
export { planningDrafts } from './work/planning-drafts/planning-drafts.contract.ts';
export type { PlanningDraft } from './work/planning-drafts/planning-drafts.contract.ts';
export { plannerCrews } from './work/planner-crews/planner-crews.contract.ts';
export type {
  CrewMemberRow,
  PlannerCrewRow,
  PlanningItem,
} from './work/planner-crews/planner-crews.contract.ts';
export { vacations } from './people/vacations/vacations.contract.ts';
export type { Absence, VacationDetail } from './people/vacations/vacations.contract.ts';
export { blockDates } from './people/block-dates/block-dates.contract.ts';
export {
  calendarProblems,
  mostPrivateCalendars,
  privateCalendars,
} from './people/private-calendars/private-calendars.contract.ts';
export type {
  CalendarProblem,
  PrivateCalendar,
} from './people/private-calendars/private-calendars.contract.ts';
export type { BlockDate } from './people/block-dates/block-dates.contract.ts';
export { staffContracts } from './finance/staff-contracts/staff-contracts.contract.ts';
export type {
  ContractFigures,
  StaffContractDetail,
  StaffContractRow,
  TimeAccountLines,
} from './finance/staff-contracts/staff-contracts.contract.ts';
export { todos } from './work/todos/todos.contract.ts';
export type { Todo } from './work/todos/todos.contract.ts';
export type { FinanceDocument, HistoryRow } from './finance/finance/finance.shapes.ts';
export { payrolls } from './finance/payrolls/payrolls.contract.ts';
export type { Payroll } from './finance/payrolls/payrolls.contract.ts';
export type { PayrollDocument, PayrollItem, PayrollRow } from './finance/payrolls/payrolls.shapes.ts';
export { receipts } from './finance/receipts/receipts.contract.ts';
export { receiptFields } from './finance/receipts/receipt-fields.ts';
export { fieldsIn, keysIn, recordOf } from './forms/field-list.ts';
export type { ColumnOf, FieldIn, FieldList, KeyIn, KeyOf } from './forms/field-list.ts';
export type {
  Receipt,
  ReceiptItem,
  ReceiptProposal,
  ReceiptRow,
} from './finance/receipts/receipts.shapes.ts';
export { invoices } from './finance/invoices/invoices.contract.ts';
export type { Invoice, InvoiceItem, InvoiceRow } from './finance/invoices/invoices.contract.ts';
export type { InvoiceProposal, ProjectToInvoice } from './finance/invoices/invoice-proposal.shapes.ts';
export { plusCrewPeriods, plusCrews, plusCrewValueTypes } from './work/plus-crews/plus-crews.contract.ts';
export type {
  PlusCrew,
  PlusCrewPeriod,
  PlusCrewProgress,
  PlusCrewRow,
  PlusCrewValue,
  PlusCrewValueData,
} from './work/plus-crews/plus-crews.contract.ts';
export { persons } from './people/persons/persons.contract.ts';
export type {
  CrewProfile,
  Person,
  PersonChange,
  PersonRow,
  ProfilePicture,
  PublicProfile,
} from './people/persons/persons.contract.ts';
export { personPictureRead } from './people/persons/picture-read.ts';
export { personPicture, pictureEdges } from './people/persons/picture.shapes.ts';
export type { PersonPicture, PictureEdge } from './people/persons/picture.shapes.ts';
export { push } from './account/push/push.contract.ts';
export type { PushAnswer, PushAnswerOutcome } from './account/push/push-answer.ts';
export type {
  NotificationSettings,
  PushSubscriptionRow,
  TextCodeState,
} from './account/push/push.contract.ts';
export { notificationKinds, statusOfKind } from './account/notifications/kinds.ts';
export type { NotificationKind } from './account/notifications/kinds.ts';
export {
  groupOfKind,
  kindsToAnswer,
  notificationGroups,
  notificationWays,
} from './account/notifications/groups.ts';
export type { NotificationGroup, NotificationWay } from './account/notifications/groups.ts';
export { notifications } from './account/notifications/notifications.contract.ts';
export type { NotificationRow } from './account/notifications/notifications.contract.ts';
export { openedBy, pageOf } from './account/notifications/opened-by.ts';
export type { Opening } from './account/notifications/opened-by.ts';
export { foundLinks, subjectLinks } from './account/notifications/subjects.ts';
export type { SubjectKind } from './account/notifications/subjects.ts';
export { unreadRead } from './account/notifications/unread-read.ts';
export { help } from './account/help/help.contract.ts';
export type { HelpFigures } from './account/help/help.contract.ts';
export { outbox } from './account/outbox/outbox.contract.ts';
export { live, liveEverything, liveKeySigns, liveSince } from './account/live/live.contract.ts';
export { isOldAfter } from './account/live/live-reads.ts';
export type { LiveName } from './account/live/live-reads.ts';
export type { LiveMessage } from './account/live/live.contract.ts';
export {
  calendarContents,
  calendarSubscriptions,
} from './account/calendar-subscriptions/calendar-subscriptions.contract.ts';
export type {
  CalendarContent,
  CalendarSubscription,
} from './account/calendar-subscriptions/calendar-subscriptions.contract.ts';
export { home } from './home/home/home.contract.ts';
export type { Home, HomeJob } from './home/home/home.contract.ts';
export { hitOf } from './home/search/hits.ts';
export type { SearchedRow } from './home/search/hits.ts';
export { search, searchKinds } from './home/search/search.contract.ts';
export type { SearchGroup, SearchHit, SearchKind } from './home/search/search.contract.ts';
export { homeEntryKinds, homeEntryLinks } from './home/home/home-entry.ts';
export type { HomeEntry, HomeEntryKind, HomeEntryLink, HomeList } from './home/home/home-entry.ts';
export { uploads } from './documents/uploads/uploads.contract.ts';
export type {
  CheckAll,
  CheckMark,
  CheckHours,
  CrewCheck,
  CrewCheckEvent,
  HoursObjection,
} from './work/crew-checks/crew-checks.contract.ts';
export type { CrewPhoto } from './work/photos/photos.contract.ts';
export type {
  CrewChiefSheet,
  CrewPaperState,
  DeliveryNote,
  HoursRow,
  NoteProblem,
} from './work/project-crews/crew-papers.contract.ts';
export type {
  ContactCard,
  CrewItemRatings,
  CrewRatings,
  RatedPerson,
  CrewMember,
  CrewPlace,
  CrewStatusRow,
  LiveLocation,
  ProjectCrew,
  ProjectCrewItem,
} from './work/project-crews/project-crews.contract.ts';
