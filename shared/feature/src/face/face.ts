/** The part of the contract that is data: runs in plain Node, so that a build can read a feature's face. */
export {
  also,
  anyone,
  client,
  clientOrOffice,
  clientOrPlanner,
  crew,
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
} from '@callboard/contract';
export type { Address, Allow, Language, Path, PathParams } from '@callboard/contract';
export { faceOf, feature } from './feature.ts';
export type {
  CardModule,
  FaceSource,
  Feature,
  FeatureCard,
  FeatureModule,
  FeatureOpening,
  FeaturePage,
  LoaderArgs,
  PageModule,
} from './feature.ts';
export type { EntryActionModule, EntryActionProps, FeatureEntries } from './feature-entry.ts';
