import { join } from 'node:path';
import webpack from 'webpack';

/** Puts a file of ours where a package's own is not needed. */
export const replaceModule = (request: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(request, ({ createData }) => {
    const resource = join(import.meta.dirname, file);
    if (createData) Object.assign(createData, { resource, userRequest: resource, request: resource });
  });
