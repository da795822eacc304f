/** Gives a document or a shadow its style without a style element, which a site's policy may forbid. */
export function addStyle(root: Document | ShadowRoot, text: string): void {
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const style = document.createElement('style');
  style.textContent = text;
  (root instanceof Document ? root.head : root).append(style);
}
