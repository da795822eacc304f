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
export { announcementForm } from './announcement-form.ts';
export { addRoutesForm, newCompetitionForm, plannedForm, waveForm, routesForm } from './competition-forms.ts';
export {
  addedForm,
  competitorNumberForm,
  entryEditForm,
  entryNumberForm,
  nationForm,
  firstNumberForm,
} from './entry-forms.ts';
export { amendmentForm } from './amendment-form.ts';
export { cautionForm } from './caution-form.ts';
export { sponsorForm } from './sponsor-form.ts';
export { disputeForm } from './dispute-form.ts';
export { guardianForm, paymentForm, walkInForm } from './desk-forms.ts';
export { checkForm } from './check-form.ts';
export { handicapForm } from './handicap-form.ts';
export { invitationForm } from './invitation-form.ts';
export { ageClassesOf, ageClassesText, leagueForm, placePointsOf } from './league-form.ts';
export { prizeNames, raffleForm } from './raffle-form.ts';
export { readAddresses } from './read-addresses.ts';
export { screenForm, screenMessageForm } from './screen-forms.ts';
export { teamChoiceForm } from './team-forms.ts';
export { ticketForm } from './ticket-form.ts';
export { categoryForm, namedForm, onlyNamedForm, routeForm, stageForm, venueForm } from './setup-forms.ts';
export {
  answersForm,
  type AnswerValues,
  blankAnswers,
  type GivenAnswer,
  givenAnswers,
} from './answers-form.ts';
export { questionForm } from './question-form.ts';
