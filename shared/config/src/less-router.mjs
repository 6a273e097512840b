/** Names for developers' tools. A component that is given one counts as used, and brings forms and fetchers along. */
const toolName = /^(\w+)\.displayName = "\w+";$/gm;
/** A component that nobody names may go. */
const component = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function lessRouter(source) {
  return source.replaceAll(toolName, '').replaceAll(component, '$1/*#__PURE__*/ $2');
}
