import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const name = 'IntegrityPlugin';

/** What the page's starter puts there before any bundle runs. */
const tag = 'globalThis.__callboard.tag';

/**
 * Every script and style that a bundle adds to the page goes through one function of the page's starter, which
 * sets the hash that the lineup names and gives each further try an address of its own. Without a hash in the
 * lineup the element gets one that nothing fits, so what is not listed does not run.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${tag}(script, url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, variables) => `${source}\n${tag}(${variables.tag}, ${variables.href});`,
      );
    });
  }
}
