import { boolean, object, ref } from 'yup';
import { ownYearOfBirth } from './age-form.ts';
import { email, gender, profilePicture, requiredPassword, requiredText, yearOfBirth } from './required.ts';

/** The first question of every flow. (behaviour: signing-in#registering) */
export const emailForm = object({ email: email() });

export const loginForm = object({ email: email(), password: requiredPassword() });

const person = {
  firstName: requiredText(),
  lastName: requiredText(),
  profilePicture: profilePicture(),
};

const newPassword = {
  password: requiredPassword(),
  confirmedPassword: requiredPassword().oneOf([ref('password')], 'Passwords must match'),
};

/** A new password for a forgotten one. */
export const newPasswordForm = object(newPassword);

/** A new password for a known one. */
export const passwordChangeForm = object({ currentPassword: requiredPassword(), ...newPassword });

/** A new e-mail address. It needs the password too, in case somebody else has the phone. */
export const emailChangeForm = object({ email: email(), password: requiredPassword() });

const account = {
  email: email(),
  ...newPassword,
  ...person,
  didAcceptTermsOfUse: boolean()
    .required('You must accept the terms to register')
    .oneOf([true], 'You must accept the terms to register'),
  didAcceptPrivacyPolicy: boolean()
    .required('You must accept the privacy policy to register')
    .oneOf([true], 'You must accept the privacy policy to register'),
};

const parentRegisterForm = object(account);

/** A competitor must be old enough. (behaviour: people#year-of-birth) */
const ownRegisterForm = (year: number) =>
  object({ ...account, yearOfBirth: ownYearOfBirth(year), gender: gender() });

/** Registration; it does not ask parents for year of birth and gender. (behaviour: people#profile) */
export const registerForm = (year: number, { parent }: { readonly parent: boolean }) =>
  parent ? parentRegisterForm : ownRegisterForm(year);

/** A person's own profile or a child's. (behaviour: people#forms) */
export const profileForm = (year: number) =>
  object({ ...person, yearOfBirth: yearOfBirth(year), gender: gender() });

/**
 * The profile of a person with their own account, who must be old enough. (behaviour: people#year-of-birth)
 */
export const ownProfileForm = (year: number) =>
  object({ ...person, yearOfBirth: ownYearOfBirth(year), gender: gender() });

/** A picture on its own. */
export const pictureForm = object({ profilePicture: profilePicture() });

/** The name that others see for a judge. (behaviour: people#forms) */
export const judgeNameForm = object(person);
