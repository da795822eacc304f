/** A stylesheet imported as `x.module.css` gives its class names. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
