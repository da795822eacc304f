import './storage/blocked-storage.ts';

// A boundary for the shared modules that costs no request: everything stays in one file.
void import(/* webpackMode: "eager" */ './bootstrap.tsx');
