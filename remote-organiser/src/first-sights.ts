import type { FirstSights } from '@topout/app-kit';
import { organiseTexts } from './prepare/organise/texts.ts';
import { texts as announcementsTexts } from './run/announcements/texts.ts';
import { resultsTexts } from './finish/results/texts.ts';
import { boardTexts } from './texts.ts';

const staff = { look: 'wide', parts: ['rows'] } as const;

/** What people see before the scripts. Staff pages say nothing until the visitor is known. */
export const firstSights: FirstSights = {
  '/organise': { title: organiseTexts.title, lead: organiseTexts.lead, parts: ['rows'] },
  '/organise/new': { parts: ['field', 'field', 'action'] },
  '/:competition/entries': { title: boardTexts.title, parts: ['rows'] },
  '/:competition/dashboard': staff,
  '/:competition/manage-routes/*': staff,
  '/:competition/check-in': staff,
  '/:competition/marshal': staff,
  '/:competition/worth-a-look': staff,
  '/:competition/teams/*': { look: 'wide', parts: ['rows'] },
  '/:competition/raffle': staff,
  '/:competition/announcements': { title: announcementsTexts.title, parts: ['rows'] },
  '/:competition/bulk-scoring': staff,
  '/:competition/history': staff,
  '/:competition/setup/*': staff,
  // Staff and guests see one heading, with rows below it.
  '/:competition/results': { title: resultsTexts.title, parts: ['rows'] },
};
