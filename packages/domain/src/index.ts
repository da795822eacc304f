export * from './model.ts';
export * from './vocabulary.ts';
