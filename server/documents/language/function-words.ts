/** The commonest small words of the languages in Latin script, by ISO 639-3. They make up a third of any text. */
const WORDS: Readonly<Record<string, string>> = {
  eng: 'the and of to a in is that it for you with on are this be have from or what how your at they which not as by we can their when each will one was has do his her an if but then there',
  spa: 'el la los las de del que y en un una por con para se es su al lo como más pero sus este esta cada qué cómo son o está hay tu si cuando muy sobre entre ser tiene porque también',
  fra: 'le la les de des du et en un une est que qui dans pour sur pas plus par avec ce cette il elle nous vous au aux se son sa ses ou à ont sont leur chaque comme quand être mais d l qu',
  deu: 'der die das und ist in den von zu mit sich des auf für nicht ein eine einen dem als auch es an werden aus er sie wie oder wird sind im zum wir ihr jede jeder was bei nach wenn',
  ita: 'il lo la i gli le di del della dei che e è un una in per con non si da al alla sono come più anche nel nella ogni questo questa ma o suo sua quando cosa perché dell',
  por: 'o a os as de do da dos das que e em um uma para com por não se é no na nos nas ao mais como seu sua cada ou são este esta quando mas muito também pelo pela você',
  pol: 'i w z na do się nie to jest że o jak po co dla od za przez oraz lub są ich jego jej które który która każdy każda ale czy tak już być może gdy przy pod',
  vie: 'và của là có các một trong cho với những không được người này để khi đã từ như em đó ra vào về mỗi học nước hay cũng bạn thì ở',
  tgl: 'ang ng mga sa na at ay si ni kay para ito hindi kung may isang nang o mo ko ka natin kanilang bawat upang pagkatapos siya sila niya',
  som: 'waxaa iyo ka ku u oo waa in la ee ay uu si leh soo badan kale kasta aad waxay ayaa ah mid markii',
  hat: 'yo la a ak nan pou ki se te li nou yon sa pa ou gen fè tout kote epi ap si chak sou lè mwen w m yo',
};

const lists = new Map(Object.entries(WORDS).map(([code, words]) => [code, new Set(words.split(' '))]));

/** Fewer words leave it to chance. */
const FEWEST = 20;
/** The share of small words that any text of a language has. */
const MIN_SHARE = 0.2;
/** How much rarer the small words of another language are in it. */
const FACTOR = 0.5;

/** The language whose small words a text has; null if two come near each other or it is too short. */
export function languageByWords(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < FEWEST) return null;
  const shares = [...lists]
    .map(([code, list]) => ({ code, share: words.filter((word) => list.has(word)).length / words.length }))
    .toSorted((a, b) => b.share - a.share);
  const [best, second] = shares;
  if (!best || !second || best.share < MIN_SHARE || second.share > best.share * FACTOR) return null;
  return best.code;
}
