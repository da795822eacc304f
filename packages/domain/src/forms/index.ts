export {
  emailChangeForm,
  emailForm,
  judgeNameForm,
  loginForm,
  newPasswordForm,
  ownProfileForm,
  passwordChangeForm,
  pictureForm,
  profileForm,
  registerForm,
} from './account-forms.ts';
export { ageForm, isTooYoung } from './age-form.ts';
export { competitorNumberForm, entryEditForm } from './entry-forms.ts';
export { categoryForm, namedForm, stageForm } from './setup-forms.ts';
