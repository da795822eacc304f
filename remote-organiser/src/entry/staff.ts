// What only staff load, in one file.
export { EntrySheet } from './entry-sheet.tsx';
export { StaffDetails } from './staff-details.tsx';
