export const loadFrame = () => import(/* webpackChunkName: "frame" */ './frame.tsx');

/** Fetches what a signed-in person needs first, while the session is still starting. */
export const fetchFrame = (): void => void loadFrame().catch(() => undefined);
