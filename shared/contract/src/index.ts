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
  plusCrewLogin,
  projectLogin,
  refusal,
  rightNames,
  roleOf,
  signedIn,
  tokenTypes,
} from './allow.ts';
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
} from './allow.ts';
export { api } from './api.ts';
export type { Api } from './api.ts';
export { endpoint, pathOf } from './endpoint.ts';
export type {
  AnswerOf,
  AnyEndpoint,
  BodyOf,
  Endpoint,
  Method,
  ParamsOf,
  QueryInputOf,
  QueryOf,
} from './endpoint.ts';
export { apiErrorShape, errorCodes, fieldCodes } from './errors.ts';
export type { ApiError, ErrorCode, FieldCode } from './errors.ts';
export {
  faceShape,
  featureContract,
  featureIds,
  featureReleaseShape,
  lineupShape,
  menuSections,
  offlineModes,
  shellReleaseShape,
  slots,
} from './lineup/lineup.ts';
export type { Face, FeatureId, FeatureRelease, Lineup, ShellRelease, SlotName } from './lineup/lineup.ts';
export { countAt } from './lineup/count-at.ts';
export { canonical, lineupText } from './lineup/canonical.ts';
export { lineups } from './lineup/lineup.contract.ts';
export { mailbox } from './mailbox/mailbox.contract.ts';
export type {
  Attachment,
  EmailAddress,
  EmailMessage,
  EmailRow,
  TextPiece,
} from './mailbox/mailbox.contract.ts';
export { activityCaptions } from './operations/captions.ts';
export type { ActivityCaption } from './operations/captions.ts';
export { activityTypes, operations } from './operations/operations.contract.ts';
export type { Activity } from './operations/operations.contract.ts';
export { session } from './session/session.contract.ts';
export { settings, themeNames } from './settings/settings.contract.ts';
export type {
  MapSource,
  PageMeta,
  StartUpSettings,
  Tenant,
  ThemeName,
} from './settings/settings.contract.ts';
export * as shapeTools from './shape-tools.ts';
export { day, id, instant, language, languages, listOf, paging } from './shapes.ts';
export type { Language, ListOf } from './shapes.ts';
export { refreshIntervalMs, sessionIdleSeconds, tokenLifetimeSeconds, tokenPayloadShape } from './token.ts';
export type { TokenPayload } from './token.ts';
export { catalogue } from './catalogue/catalogue.contract.ts';
export type { CatalogueEntry, CrewFunction } from './catalogue/catalogue.contract.ts';
export { companies } from './companies/companies.contract.ts';
export type { Company, CompanyRow, LinkedDocument, LinkedInvoice } from './companies/companies.contract.ts';
export { contacts } from './contacts/contacts.contract.ts';
export type { ContactRow } from './contacts/contacts.contract.ts';
export { projects } from './projects/projects.contract.ts';
export type {
  CrewBooking,
  CrewOfProject,
  ItemOfProject,
  Project,
  ProjectProfile,
  ProjectRow,
} from './projects/projects.contract.ts';
export { locations } from './locations/locations.contract.ts';
export type { Location } from './locations/locations.contract.ts';
export { rateCards } from './rate-cards/rate-cards.contract.ts';
export type { RateCardItem, RateCardRow } from './rate-cards/rate-cards.contract.ts';
export { exports } from './exports/exports.contract.ts';
export { exportKinds } from './exports/export-row.ts';
export type { ExportKind } from './exports/export-row.ts';
export type { ExportRow } from './exports/exports.contract.ts';
export { crewItems } from './crew-items/crew-items.contract.ts';
export type {
  Applicant,
  Candidate,
  CrewItem,
  ItemConflict,
  Vacancy,
  VacancyApplication,
} from './crew-items/crew-items.contract.ts';
export { plannerActions } from './crew-items/crew-items.shapes.ts';
export { crewItemStatuses } from './crew-items/item-facts.shapes.ts';
export { jobs, refusalReasonCodes } from './jobs/jobs.contract.ts';
export type { CrewChiefJob, Job, JobDetail } from './jobs/jobs.contract.ts';
export { crewMembers } from './crew-members/crew-members.contract.ts';
export type { CrewRating, FunctionOfCrew } from './crew-members/crew-members.contract.ts';
export { projectCrews } from './project-crews/project-crews.contract.ts';
export { crewChecks } from './crew-checks/crew-checks.contract.ts';
export { crewPhotoEdges, photos } from './photos/photos.contract.ts';
export { documents } from './documents/documents.contract.ts';
export type {
  DocumentDetail,
  DocumentEvent,
  DocumentOfLink,
  DocumentRow,
  SigningBody,
} from './documents/documents.contract.ts';
export { documentStatuses, signatoryStatuses } from './documents/document.shapes.ts';
export { crewInfo } from './crew-info/crew-info.contract.ts';
export type { CrewInfoEntry, CrewInfoRow } from './crew-info/crew-info.contract.ts';
export { mobileDocuments } from './mobile-documents/mobile-documents.contract.ts';
export type { MobileDocument } from './mobile-documents/mobile-documents.contract.ts';
export { forms } from './forms/forms.contract.ts';
export type { FormPerformance, FormRow } from './forms/forms.contract.ts';
export { securityChecks } from './security-checks/security-checks.contract.ts';
export type { SecurityCheckRow } from './security-checks/security-checks.contract.ts';
export { planning, planningModes } from './planning/planning.contract.ts';
export type {
  CalendarProject,
  PersonalDay,
  PlanningMode,
  PlanningRow,
} from './planning/planning.contract.ts';
export { plannerCrews } from './planner-crews/planner-crews.contract.ts';
export type { CrewMemberRow, PlannerCrewRow, PlanningItem } from './planner-crews/planner-crews.contract.ts';
export { vacations } from './vacations/vacations.contract.ts';
export type { Absence } from './vacations/vacations.contract.ts';
export { blockDates } from './block-dates/block-dates.contract.ts';
export type { BlockDate } from './block-dates/block-dates.contract.ts';
export { staffContracts } from './staff-contracts/staff-contracts.contract.ts';
export type {
  ContractFigures,
  StaffContractDetail,
  StaffContractRow,
  TimeAccountLines,
} from './staff-contracts/staff-contracts.contract.ts';
export { todos } from './todos/todos.contract.ts';
export type { Todo } from './todos/todos.contract.ts';
export type { FinanceDocument, HistoryRow } from './finance/finance.shapes.ts';
export { payrolls } from './payrolls/payrolls.contract.ts';
export type { Payroll } from './payrolls/payrolls.contract.ts';
export type { PayrollDocument, PayrollItem, PayrollRow } from './payrolls/payrolls.shapes.ts';
export { receipts } from './receipts/receipts.contract.ts';
export type { Receipt, ReceiptItem, ReceiptRow } from './receipts/receipts.shapes.ts';
export { invoices } from './invoices/invoices.contract.ts';
export type { Invoice, InvoiceItem, InvoiceRow } from './invoices/invoices.contract.ts';
export { plusCrews, plusCrewValueTypes } from './plus-crews/plus-crews.contract.ts';
export type {
  PlusCrew,
  PlusCrewProgress,
  PlusCrewRow,
  PlusCrewValue,
  PlusCrewValueData,
} from './plus-crews/plus-crews.contract.ts';
export { persons } from './persons/persons.contract.ts';
export type {
  CrewProfile,
  Person,
  PersonChange,
  PersonRow,
  ProfilePicture,
  PublicProfile,
} from './persons/persons.contract.ts';
export { personPictureRead } from './persons/picture-read.ts';
export { personPicture, pictureEdges } from './persons/picture.shapes.ts';
export type { PersonPicture, PictureEdge } from './persons/picture.shapes.ts';
export { push } from './push/push.contract.ts';
export type { PushSubscriptionRow } from './push/push.contract.ts';
export { notificationKinds } from './notifications/kinds.ts';
export type { NotificationKind } from './notifications/kinds.ts';
export { notifications } from './notifications/notifications.contract.ts';
export type { NotificationRow } from './notifications/notifications.contract.ts';
export { live, liveEverything, liveKeySigns, liveSince } from './live/live.contract.ts';
export { isOldAfter } from './live/live-reads.ts';
export type { LiveName } from './live/live-reads.ts';
export type { LiveMessage } from './live/live.contract.ts';
export {
  calendarContents,
  calendarSubscriptions,
} from './calendar-subscriptions/calendar-subscriptions.contract.ts';
export type {
  CalendarContent,
  CalendarSubscription,
} from './calendar-subscriptions/calendar-subscriptions.contract.ts';
export { home } from './home/home.contract.ts';
export type { Home, HomeJob } from './home/home.contract.ts';
export { uploads } from './uploads/uploads.contract.ts';
export type {
  CheckAll,
  CheckMark,
  CrewCheck,
  CrewCheckEvent,
  OnSiteState,
} from './crew-checks/crew-checks.contract.ts';
export type { CrewPhoto } from './photos/photos.contract.ts';
export type {
  CrewChiefSheet,
  CrewPaperState,
  DeliveryNote,
  HoursRow,
} from './project-crews/crew-papers.contract.ts';
export type {
  ContactCard,
  CrewItemRatings,
  CrewMember,
  CrewPlace,
  CrewStatusRow,
  LiveLocation,
  ProjectCrew,
  ProjectCrewItem,
} from './project-crews/project-crews.contract.ts';
