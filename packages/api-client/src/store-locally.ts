/** Keeps a text in local storage; null = forgets it. A full phone loses that, and nothing else: no tap fails for it. */
export function storeLocally(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Whoever needs to know reads it again.
  }
}
