import type { FirstSights } from '@topout/app-kit';
import { adminTexts } from './admin/texts.ts';
import { homeTexts } from './home/texts.ts';
import { ticketTexts } from './ticket/texts.ts';
import { texts as profileTexts } from './profile/texts.ts';
import {
  appTexts,
  childrenTexts,
  entryFlowTexts as entry,
  judgeTexts as judge,
  signInTexts,
} from './texts.ts';

const step = { look: 'step', parts: ['field', 'action'] } as const;
const login = { look: 'step', parts: ['field', 'field', 'action'] } as const;
const flowStep = { frame: 'competition', ...step } as const;
const flowLogin = { frame: 'competition', ...login } as const;
const long = { look: 'step', parts: ['field', 'field', 'field', 'field'] } as const;
const flowLong = { frame: 'competition', ...long } as const;

const ticket = { ...step, title: ticketTexts.title, lead: ticketTexts.lead } as const;

const closed = { look: 'message', title: entry.notAllowed } as const;
/** Parents read different words, and only the browser knows who is one. */
const asked = { closed, parents: { title: null, lead: null } } as const;
const number = { ...step, title: entry.numberTitle, lead: entry.numberLead } as const;

/** What people see before the scripts: the words that are true for everybody. */
export const firstSights: FirstSights = {
  '/': {
    look: 'home',
    title: homeTexts.title,
    lead: homeTexts.lead,
    parts: ['hero', 'rows'],
    words: homeTexts.drawn,
  },
  '/app': { back: true, title: appTexts.title, lead: appTexts.lead, parts: ['rows'] },
  '/sign-in': {
    back: true,
    ...login,
    title: signInTexts.title,
    lead: `${signInTexts.newHere} ${signInTexts.signUp}`,
  },
  '/sign-up': {
    back: true,
    ...long,
    title: signInTexts.signUpTitle,
    lead: `${signInTexts.signUpLead} ${signInTexts.known} ${signInTexts.title}`,
  },
  // With a mailed link the page asks something else, and the server cannot see which applies.
  '/reset-password': { ...step, back: true },
  '/confirm-email': { look: 'message', title: profileTexts.confirmingEmail, parts: [] },
  '/profile': { back: true, parts: ['words', 'rows'] },
  '/profile/details': { back: true, ...long, title: profileTexts.aboutYou },
  '/profile/email': {
    back: true,
    ...login,
    title: profileTexts.changeEmail,
    lead: profileTexts.changeEmailLead,
  },
  '/profile/password': {
    back: true,
    ...long,
    title: profileTexts.changePassword,
    lead: profileTexts.changePasswordLead,
  },
  '/profile/competitors/add': {
    back: true,
    ...long,
    title: childrenTexts.addTitle,
    lead: childrenTexts.addLead,
  },
  '/profile/competitors/:profile': { ...long, back: true },

  '/:competition/enter': {
    ...flowStep,
    root: true,
    title: entry.welcomeTitle,
    lead: entry.welcome,
    parts: ['action'],
    when: { preloaded: number, closed, parents: { parts: ['choice'] } },
  },
  '/:competition/enter/competitor-number': { ...number, frame: 'competition' },
  '/:competition/enter/not-listed': {
    ...flowStep,
    title: entry.notListedTitle,
    lead: entry.notListedEnter,
    parts: ['choice'],
    when: { closed: { title: entry.notListedTitle, lead: entry.notListed, parts: [] } },
  },
  '/:competition/enter/email': { ...flowStep, title: entry.emailTitle, lead: entry.emailLead, when: asked },
  '/:competition/enter/age': { ...flowStep, title: entry.ageTitle, lead: entry.ageLead, when: { closed } },
  '/:competition/enter/register': {
    ...flowLong,
    title: entry.registerTitle,
    lead: entry.registerLead,
    when: asked,
  },
  '/:competition/enter/login': {
    ...flowLogin,
    title: entry.loginTitle,
    lead: entry.loginLead,
  },
  '/:competition/enter/confirm': {
    ...flowStep,
    title: entry.confirmTitle,
    parts: ['rows', 'action'],
    when: { closed },
  },
  '/:competition/enter/competitors': {
    ...flowStep,
    title: childrenTexts.title,
    lead: childrenTexts.lead,
    parts: ['rows'],
    when: { closed },
  },
  '/:competition/enter/competitors/add': {
    ...flowLong,
    title: childrenTexts.addTitle,
    lead: childrenTexts.addLead,
    when: { closed },
  },
  '/:competition/enter/competitors/:profile': { ...flowLong, when: { closed } },

  '/:competition/judge': {
    frame: 'competition',
    root: true,
    look: 'message',
    title: judge.keyTitle,
    lead: judge.checkingKey,
    parts: [],
  },
  '/:competition/judge/onboarding': {
    ...flowStep,
    root: true,
    title: judge.emailTitle,
    lead: judge.emailLead,
  },
  '/:competition/judge/onboarding/register': {
    ...flowLong,
    title: judge.registerTitle,
    lead: judge.registerLead,
  },
  '/:competition/judge/onboarding/login': { ...flowLogin, title: judge.loginTitle, lead: judge.loginLead },
  '/:competition/judge/onboarding/kids': {
    ...flowStep,
    title: judge.kidsTitle,
    lead: judge.kidsLead,
    parts: ['action', 'action'],
  },
  '/:competition/judge/onboarding/confirm': {
    ...flowLogin,
    title: judge.confirmTitle,
    lead: judge.confirmLead,
  },

  '/ticket': { ...ticket, back: true },
  '/:competition/ticket': { ...ticket, frame: 'competition', back: true },

  '/:competition/admin': { ...flowStep, title: adminTexts.title, lead: adminTexts.lead, parts: ['action'] },
  '/:competition/admin/login': { ...flowLogin, title: adminTexts.loginTitle, lead: adminTexts.lead },
};
