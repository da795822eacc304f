/** Stylesheets that the page of parts loads for their effect. */
declare module '*/tokens.css';
declare module '*/base.css';
