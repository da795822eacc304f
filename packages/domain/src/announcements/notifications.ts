/** What a device can be told while the app is closed. */
export const notificationKinds = ['ANNOUNCEMENT', 'DISPUTE', 'RESULTS', 'SESSION', 'TURN'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface Delivery {
  /** A device that is off for longer misses it: it would be of no use any more. */
  readonly forSeconds: number;
  /** RFC 8030: whether a sleeping phone wakes up for it. */
  readonly urgency: 'low' | 'normal' | 'high';
}

/** How each kind is delivered. */
export const deliveryOf: Readonly<Record<NotificationKind, Delivery>> = {
  ANNOUNCEMENT: { forSeconds: 4 * 3_600, urgency: 'normal' },
  DISPUTE: { forSeconds: 4 * 3_600, urgency: 'high' },
  RESULTS: { forSeconds: 24 * 3_600, urgency: 'low' },
  SESSION: { forSeconds: 900, urgency: 'high' },
  TURN: { forSeconds: 120, urgency: 'high' },
};
