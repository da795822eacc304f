import { createHash } from 'node:crypto';

/**
 * Runs in the page. The scripts are ten times as large as a page that already shows what people came for, and
 * the browser paints such a page first: once it reports that something is on screen, the scripts come out of
 * their template, where nothing loads. A frame alone does not prove it: what it draws may appear later. Runs
 * at once in a hidden tab, because that is never painted, and after two seconds in any case.
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

/** For the page's policy. */
export const afterPaintHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Markup for the end of a page, which loads `tags` once the page is painted. */
export const afterPaint = (tags: string): string =>
  `<template id="topout-later">${tags}</template><script>${script}</script>`;
