/** The letters of JSON's escapes that also begin TeX commands, and the characters they stand for. */
export const CONTROL_ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** TeX commands that look like a newline, a tab or a carriage return before letters. */
const COMMANDS: ReadonlySet<string> = new Set(
  `nLeftarrow nLeftrightarrow nRightarrow nVDash nVdash nabla natnums natural ncong ne nearrow neg
  negmedspace negthickspace negthinspace neq newcommand newline newpage nexists ngeq ngeqq ngeqslant
  ngtr ni nicefrac nleftarrow nleftrightarrow nleq nleqq nleqslant nless nmid nobreak nobreakspace
  noexpand noindent nolimits nonumber normalsize not notag notin notni nparallel nprec npreceq
  nrightarrow nshortmid nshortparallel nsim nsubset nsubseteq nsubseteqq nsucc nsucceq nsupset
  nsupseteq nsupseteqq ntriangleleft ntrianglelefteq ntriangleright ntrianglerighteq nu nvDash nvdash
  nwarrow
  rArr rBrace rVert raggedright raisebox rang rangle rarr ratio rbrace rbrack rceil real reals red
  redA redB redC redD redE ref reflectbox relax relbar renewcommand restriction rfloor rgroup rhd rho
  right rightarrow rightarrowtail rightharpoondown rightharpoonup rightleftarrows rightleftharpoons
  rightrightarrows rightsquigarrow rightthreetimes risingdotseq rlap rm rmoustache root rparen rq
  rrbracket rtimes rule rvert
  tag tan tanh tau tbinom tealA tealB tealC tealD tealE text textasciicircum textasciitilde
  textbackslash textbar textbardbl textbf textbraceleft textbraceright textcircled textcolor
  textcopyright textdagger textdaggerdbl textdegree textdollar textellipsis textemdash textendash
  textgreater textit textless textmd textnormal textquotedblleft textquotedblright textquoteleft
  textquoteright textregistered textrm textsc textsf textsl textsterling textstyle texttt
  textunderscore textup tfrac tg th therefore theta thetasym thickapprox thicksim thickspace thinspace
  tilde times tiny tmspace to top triangle triangledown triangleleft trianglelefteq triangleq
  triangleright trianglerighteq tt twoheadleftarrow twoheadrightarrow`.split(/\s+/),
);

/** Those that are a line break or a tab and a word of some language, such as an Italian "e". */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'ne neg ni nu nexists nless nmid nparallel nsim nsubset nsupset tan tanh tau tg th to top tt'.split(' '),
);

/** Those that may also begin a formula on a line of its own: u = 3. */
const LINES: ReadonlySet<string> = new Set('ne ni nu'.split(' '));

/** No command is longer. */
export const MAX_COMMAND = Math.max(...[...COMMANDS].map(({ length }) => length));

/**
 * Whether a backslash before these letters is that of TeX rather than of JSON; `before` is the text
 * in front of it.
 */
export function isTex(letters: string, before: string): boolean {
  // No text contains a backspace or a form feed.
  if (/^[bf][a-z]/i.test(letters)) return true;
  if (!COMMANDS.has(letters)) return false;
  if (!AMBIGUOUS.has(letters)) return true;
  return /(?:\$\$|\\\[)$/.test(before) ? !LINES.has(letters) : isInFormula(before);
}

const MARKS = /\\[()[\]$]|\$\$?|\\(?:begin|end)\{/g;
const OPENING: ReadonlySet<string> = new Set(['\\(', '\\[', '\\begin{']);
/** A price rather than the beginning of a formula. */
const AMOUNT = /^\d[\d.,]*(?:$|[.,;:!?)]|\s+\p{L}{2,})/u;

/** Whether the text ends within a formula. */
function isInFormula(text: string): boolean {
  let isOpen = false;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (mark === '\\$') continue;
    if (mark.startsWith('\\')) isOpen = OPENING.has(mark);
    else isOpen = !isOpen && !AMOUNT.test(text.slice(index + mark.length));
  }
  return isOpen;
}
