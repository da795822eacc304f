import { createHash } from 'node:crypto';

/**
 * Runs in the page. Scripts are ten times as large as a page that shows what people came for, and the browser paints such a page
 * first: once it says that something stands on the screen, they are taken out of their template, in which nothing is loaded. A
 * frame alone does not say so: what it draws may be shown later. At once in a tab that nobody sees, because that is never
 * painted, and after two seconds in any case.
 */
const script = `{
  const { content } = document.getElementById('topout-later');
  let begun = false;
  const begin = () => {
    if (!begun) document.head.append(document.importNode(content, true));
    begun = true;
  };
  if (document.hidden) begin();
  else {
    setTimeout(begin, 2000);
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      const seen = (paints) => paints.getEntriesByName('first-contentful-paint').forEach(begin);
      new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
    } else requestAnimationFrame(() => setTimeout(begin));
  }
}`;

/** For the page's policy: this script may stand in a page, and no other. */
export const afterPaintHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Markup for the end of a page, which loads `tags` once the page was painted. */
export const afterPaint = (tags: string): string =>
  `<template id="topout-later">${tags}</template><script>${script}</script>`;
