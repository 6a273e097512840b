export {
  also,
  anyone,
  client,
  clientOrOffice,
  clientOrPlanner,
  crew,
  faceOf,
  feature,
  featureContract,
  office,
  path,
  pathsOf,
  person,
  planner,
  plannerOrOffice,
  plusCrewLogin,
  projectLogin,
  routerPath,
  signedIn,
} from './face/face.ts';
export type {
  Address,
  Allow,
  CardModule,
  EntryActionModule,
  EntryActionProps,
  FaceSource,
  Feature,
  FeatureCard,
  FeatureModule,
  FeatureOpening,
  FeaturePage,
  Language,
  LoaderArgs,
  PageModule,
  Path,
  PathParams,
} from './face/face.ts';
export type { AheadModule, AnyRead, Part, ReadAhead } from './face/ahead.ts';
export { fetchActivityWords, useActivityText } from './activity-text.ts';
export { errorTextOf, fieldTextOf, useErrorText, useFieldTexts } from './error-text.ts';
export type { ErrorText, WriteBound } from './error-text.ts';
export type { HelpAnswer, HelpModule, HelpValue } from './face/help.ts';
export { holds } from './holds.ts';
export { jobConfirmed, noteJobConfirmed } from './job-confirmed.ts';
export { homeQuery } from './home.queries.ts';
export { MemoryFrame, paramsIn } from './memory-frame.tsx';
export { Link, useGo, useParams, useSearch } from './navigation.ts';
export type { LinkTarget } from './navigation.ts';
export { Slot, SlotProvider } from './slot.tsx';
export { TroubleTitleProvider, useTroubleTitle } from './trouble-title.ts';
export type { TroubleTitle } from './trouble-title.ts';
export { CanOpenProvider, useCanOpen } from './can-open.ts';
export { useHold } from './use-hold.ts';
export { useRead } from './use-read.ts';
export type { Read } from './use-read.ts';
export { useRedirect } from './use-redirect.ts';
export { useScrollPlace } from './use-scroll-place.ts';
export { useSearchText } from './use-search-text.ts';
export { OriginProvider, useLog, useOrigin } from './use-log.ts';
export type { Origin } from './use-log.ts';
export { log } from '@callboard/client';
