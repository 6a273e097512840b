import { join } from 'node:path';
import webpack from 'webpack';

/** Puts a file of ours where a package's own is not needed. */
export const replaceModule = (asked: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(asked, ({ createData }) => {
    const resource = join(import.meta.dirname, file);
    if (createData) Object.assign(createData, { resource, userRequest: resource, request: resource });
  });
