/**
 * Keeps a text in local storage; null = forgets it. A full phone loses only that: no tap fails because of it.
 */
export function storeLocally(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Code that needs to know reads it again.
  }
}
