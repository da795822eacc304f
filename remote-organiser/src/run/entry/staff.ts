// What only staff load, in one file.
export { StaffDetails } from './staff-details.tsx';
export { StaffPanel } from './staff-panel.tsx';
