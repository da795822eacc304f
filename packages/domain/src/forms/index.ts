export { emailForm, judgeNameForm, loginForm, profileForm, registerForm } from './account-forms.ts';
export { ageForm, isTooYoung } from './age-form.ts';
export { competitorNumberForm, entryEditForm } from './entry-forms.ts';
