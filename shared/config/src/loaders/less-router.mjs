/** Names for developers' tools. A component that is given one counts as used, and brings forms and fetchers along. */
const toolName = /^(\w+)\.displayName = "\w+";$/gm;
/** A component that nobody names may go. */
const component = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

/**
 * What an app without the router's own server, forms, fetchers and routes that are found later never runs, and what it
 * is when nothing of that is there.
 */
const unused = {
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: 'return null;',
  RSCErrorHandler: 'return arguments[0].children;',
  decodeRouteErrorResponseDigest: '',
  parseHydrationData: '',
  instrumentClientSideRouter: 'return arguments[0];',
  getRouteInstrumentationUpdates: 'return {};',
  useViewTransitionState: 'return false;',
};
const unusedInRouter = {
  handleAction: 'return { shortCircuited: true };',
  fetch2: '',
  setFetcherError: '',
  getFetcher: 'return IDLE_FETCHER;',
  resetFetcher: '',
  queueFetcherForDeletion: '',
  markFetchRedirectsDone: 'return false;',
  abortStaleFetchLoads: 'return false;',
  checkFogOfWar: 'return { active: false, matches: null };',
  discoverRoutes: '',
  patchRoutes: '',
  _internalSetRoutes: '',
};

function emptied(source, bodies, indent) {
  let result = source;
  for (const [name, body] of Object.entries(bodies)) {
    const whole = new RegExp(
      `^${indent}((?:async )?function ${name})\\([^]*?^${indent}(?:\\} = \\{\\}\\) \\{[^]*?^${indent})?\\}\\n`,
      'm',
    );
    if (!whole.test(result)) throw new Error(`react-router has changed: there is no ${name}.`);
    result = result.replace(whole, `${indent}$1() { ${body} }\n`);
  }
  return result;
}

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function lessRouter(source) {
  const named = source.replaceAll(toolName, '').replaceAll(component, '$1/*#__PURE__*/ $2');
  if (!named.includes('\nfunction createRouter(')) return named;
  return emptied(emptied(named, unused, ''), unusedInRouter, '  ');
}
