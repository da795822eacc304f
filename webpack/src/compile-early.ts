import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Asks Chromium to compile the whole of the first script beside the download, rather than function by function
 * while the page waits for them. Others read a comment.
 */
export const compileEarly: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    new webpack.BannerPlugin({
      raw: true,
      banner: '//# allFunctionsCalledOnLoad',
      include: /main\..*\.js$/,
      // The minimiser takes comments away, and source maps are drawn after this.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  },
};
