import { boolean, object, ref } from 'yup';
import { ownYearOfBirth } from './age-form.ts';
import { email, gender, profilePicture, requiredPassword, requiredText, yearOfBirth } from './required.ts';

/** The first question of every flow. (spec 1 §4) */
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

/** A password in place of a forgotten one. */
export const newPasswordForm = object(newPassword);

/** A password in place of one that is known. */
export const passwordChangeForm = object({ currentPassword: requiredPassword(), ...newPassword });

/** Another e-mail; whoever holds the phone must also know the password. */
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

/** A competitor must be old enough. (spec 1 §5) */
const ownRegisterForm = (year: number) =>
  object({ ...account, yearOfBirth: ownYearOfBirth(year), gender: gender() });

/** Registration; parents are not asked for year of birth and gender. (spec 1 §3) */
export const registerForm = (year: number, { parent }: { readonly parent: boolean }) =>
  parent ? parentRegisterForm : ownRegisterForm(year);

/** One's own profile or a child's. (spec 1 §5) */
export const profileForm = (year: number) =>
  object({ ...person, yearOfBirth: yearOfBirth(year), gender: gender() });

/** The profile of somebody with an account of their own, who must be old enough. (spec 1 §5) */
export const ownProfileForm = (year: number) =>
  object({ ...person, yearOfBirth: ownYearOfBirth(year), gender: gender() });

/** A picture that is sent by itself. */
export const pictureForm = object({ profilePicture: profilePicture() });

/** The name under which a judge is seen. (spec 1 §5, spec 2 §5) */
export const judgeNameForm = object(person);
