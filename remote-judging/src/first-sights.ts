import type { FirstSights } from '@topout/app-kit';

/** What people see before the scripts. Judges' pages are dark, and the hall screen has no frame. */
export const firstSights: FirstSights = {
  '/:competition': { look: 'card', parts: ['rows'] },
  '/:competition/hand-over': { theme: 'dark', parts: ['words', 'field'] },
  '/:competition/clock': { frame: 'bare' },
  '/:competition/clock/control': { parts: ['rows'] },
  '/:competition/bracket': { parts: ['words', 'rows'] },
  '/:competition/heats/:category': { theme: 'dark', parts: ['rows'] },
  '/:competition/held': { theme: 'dark', parts: ['words', 'rows'] },
  '/:competition/judge/:route': { theme: 'dark', parts: ['rows'] },
  '/:competition/judge/:route/:user': { theme: 'dark', parts: ['rows'] },
  '/:competition/unconfirmed': { theme: 'dark', parts: ['words', 'field', 'rows'] },
  '/:competition/mark/:user': { parts: ['words', 'rows'] },
  '/:competition/markers': { parts: ['words', 'rows'] },
  '/:competition/plan': { parts: ['words', 'rows'] },
  '/:competition/plan/control': { parts: ['rows'] },
  '/:competition/screen': { frame: 'bare' },
  '/:competition/tablet': { frame: 'bare' },
  '/:competition/screen/bracket': { frame: 'bare' },
  '/:competition/screen/raffle': { frame: 'bare' },
  '/:competition/screen/control': { parts: ['rows'] },
};
