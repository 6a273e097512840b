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
  person,
  planner,
  plusCrewLogin,
  projectLogin,
  signedIn,
} from '@callboard/contract';
export type { Allow, Language } from '@callboard/contract';
export { faceOf, feature } from './feature.ts';
export type {
  CardModule,
  FaceSource,
  Feature,
  FeatureCard,
  FeatureModule,
  FeaturePage,
  LoaderArgs,
  PageModule,
} from './feature.ts';
export type { EntryActionModule, EntryActionProps, FeatureEntries } from './feature-entry.ts';
export { path, routerPath } from './path.ts';
export type { Path, PathParams } from './path.ts';
