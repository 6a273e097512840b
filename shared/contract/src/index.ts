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
export { activityTypes, operations } from './operations/operations.contract.ts';
export type { Activity } from './operations/operations.contract.ts';
export { session } from './session/session.contract.ts';
export { settings, themeNames } from './settings/settings.contract.ts';
export type { PageMeta, StartUpSettings, Tenant, ThemeName } from './settings/settings.contract.ts';
export { day, id, instant, language, languages, listOf, paging } from './shapes.ts';
export type { Language, ListOf } from './shapes.ts';
export { refreshIntervalMs, sessionIdleSeconds, tokenLifetimeSeconds, tokenPayloadShape } from './token.ts';
export type { TokenPayload } from './token.ts';
