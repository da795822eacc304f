// Stylesheets imported for their effect. `x.module.css` is declared beside the components that use it.
declare module '@topout/ui/*.css';
declare module '*/first-sight.css';
