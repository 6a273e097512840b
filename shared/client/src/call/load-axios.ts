/** Nothing is called before somebody signs in, so the sign-in screen does not wait for the client. */
export const loadAxios = () => import(/* webpackChunkName: "axios" */ './axios-client.ts');

/** Fetches it ahead: a call is near. */
export const prepareCalls = (): void => void loadAxios().catch(() => undefined);
