export const photos = {};
