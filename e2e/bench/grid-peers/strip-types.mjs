import { stripTypeScriptTypes } from 'node:module';

/** The peers' few files need no more of a compiler than this. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function stripTypes(source) {
  return stripTypeScriptTypes(source);
}
