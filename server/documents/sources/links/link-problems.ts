import { Problem } from '../../../platform/problem.ts';

const of = (message: string) => (): Problem => Problem.field('url', message);

export const notAnAddress = of('Enter the address of a web page, such as https://example.org/page.');
export const notAllowed = of('This address can’t be opened from here. Only public web pages can be added.');
export const notFound = of('There is no page at this address. Check the link.');
export const needsSignIn = of('This page needs a sign-in. Open it yourself and paste its text.');
export const unreachable = of('The website couldn’t be reached. Check the link, or try again later.');
export const tooManyRedirects = of(
  'This address redirects too often. Open the page and copy its final address.',
);
export const tookTooLong = of('The page took too long to load. Try again later, or paste its text.');
export const tooLarge = of('This page is over 5 MB. Save the part that you need, or paste its text.');
export const wrongKind = of('Only web pages, plain text and PDF files can be added by a link.');
export const noText = of('No text was found on this page. Paste the text instead.');

export const refused = (status: number): Problem =>
  Problem.field(
    'url',
    `The website didn’t send the page (error ${status}). Try again later, or paste its text.`,
  );
