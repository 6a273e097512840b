/** The files of react-aria that `strict-page.mjs` changes; a test holds that no other one needs it. */
export const strictPageFiles =
  /\/react-aria\/dist\/private\/(live-announcer\/LiveAnnouncer|overlays\/usePreventScroll)\.mjs$/;
