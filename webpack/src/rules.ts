import path from 'node:path';
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { type App, workspace } from './app.ts';

const resolve = createRequire(import.meta.url).resolve;
const { default: refreshTransformer } = createRequire(import.meta.url)('react-refresh-typescript') as {
  default: () => object;
};

/** TypeScript without types: `tsc` checks them for all packages at once, and much faster. */
function scripts(dev: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: resolve('ts-loader'),
    options: {
      transpileOnly: true,
      configFile: path.join(workspace, 'tsconfig.web.json'),
      compilerOptions: {
        target: 'es2022',
        noEmit: false,
        allowImportingTsExtensions: false,
        rootDir: workspace,
        sourceMap: true,
        jsx: dev ? 'react-jsxdev' : 'react-jsx',
      },
      ...(dev ? { getCustomTransformers: () => ({ before: [refreshTransformer()] }) } : {}),
    },
  };
}

/**
 * The salt keeps the classes of two remotes apart, because a class's hash comes from the path inside its
 * application.
 */
function styles(app: App, dev: boolean): RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    localIdentHashSalt: app.name,
    localIdentName: dev ? '[name]__[local]' : '[hash:base64:6]',
    exportLocalsConvention: 'camel-case-only',
  };
  return {
    test: /\.css$/,
    use: [
      dev ? resolve('style-loader') : MiniCssExtractPlugin.loader,
      { loader: resolve('css-loader'), options: { modules } },
    ],
  };
}

/** Only where it is provided, and only where size counts. */
const router: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: path.join(import.meta.dirname, 'prune-router.ts'),
};

/** The same for what draws the page. Development has a file of its own, which stays whole. */
const drawing: RuleSetRule = {
  test: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  loader: path.join(import.meta.dirname, 'prune-react-dom.ts'),
};

const files: RuleSetRule = { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset/resource' };

/** How each kind of source file is processed. */
export const rules = (app: App, dev: boolean): RuleSetRule[] => [
  scripts(dev),
  styles(app, dev),
  router,
  drawing,
  files,
];
