// Stylesheets imported for their effect. `x.module.css` is declared beside the components that use it.
declare module '@topout/ui/*.css';
declare module '*/first-sight.css';
// Stylesheets that a script brings along as text.
declare module '*.outside.css' {
  const text: string;
  export default text;
}
