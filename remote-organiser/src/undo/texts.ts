const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const undoTexts = {
  undo: 'Undo',
  key: isApple ? '⌘Z' : 'Ctrl+Z',
} as const;
