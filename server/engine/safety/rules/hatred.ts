import { asserted, type DeclineRule, refuted, words } from './rule.ts';

const scorn =
  'evil|filthy|dirty|sinful|sick|unnatural|abnormal|worthless|cancer|plague|must be (?:punished|killed|expelled|stopped)|belong in the kitchen|inferior|superior|stupid|dumb|vermin|parasites?|rats|animals|disgusting|criminals|lower (?:iq|intelligence)|less intelligent|less human|subhuman|dangerous by nature|all (?:terrorists?|criminals|lazy)|terrorists|lazy|should (?:be (?:killed|gassed|banned|deported|beaten)|die|not (?:be allowed|vote|work|exist))|control (?:the )?(?:worlds? )?(?:banks?|media|world)';

const examined = words(
  'racis[mt]\\S* (?:is|was|claims?|ideas?|theor\\w+|science|ideology)|scientific racism|prejudice|stereotypes?|propaganda|ideology|claimed|believed|argued|suffrag\\w*|civil rights|jim crow|apartheid|discriminat\\w*|why .. wrong|show why|history of|respond\\w*|opponents|hate speech',
);

const DENIAL =
  '(?:holocaust|shoah|auschwitz|gas chambers?|slavery|genocide) .. (?:never happened|hoax|a lie|lies|did not happen|didnt happen|fake|invented|exaggerated|was good)';

export const hatredRules: readonly DeclineRule[] = [
  {
    id: 'hatred',
    category: 'language-and-discrimination',
    sentence:
      'Lectern doesn’t write what demeans a group of people. It can help with a lesson about prejudice, its history and how people answer it.',
    matches: [
      { pattern: words(`(?:{group}) .. (?:${scorn})`), unless: examined },
      { pattern: words(`(?:inferior|superior|stupid|disgusting) .. (?:{group})`), unless: examined },
      {
        pattern: words(
          '(?:racist|sexist|homophobic|antisemitic|anti semitic|transphobic) (?:jokes?|poems?|songs?|insults?|memes?|story)|(?:jokes?|insults?|slurs?|memes?) (?:\\S+ )?(?:about|for|against|on) .. (?:{group}|fat|disabled|black|jewish|gay|trans|classmates?|kids?)',
        ),
        unless: words('why .. (?:hurt|harm|offend)|respond\\w*|stop\\w*|not funny'),
      },
      {
        pattern: words(
          '(?:makes?|making|poke|poking) fun of .. (?:kids?|classmates?|girls?|boys?|teachers?|{group}|disabled|trans|fat)',
        ),
        unless: words('stop\\w*|bullying|why|not to'),
      },
      { pattern: words(DENIAL), unless: refuted },
      { pattern: words(asserted), about: words(`(?:{group}) .. (?:${scorn})|${DENIAL}`) },
      {
        pattern: words('(?:hate|get rid of|eradicate|exterminate|deport all|keep out) .. (?:{group})'),
        unless: words('nazi\\w*|propaganda|history|why|genocide|hate speech|crimes?'),
      },
      {
        pattern: words(
          '(?:white|aryan) (?:power|pride)|(?:white|aryan|racial) supremacy .. (?:good|right|rise|join)|(?:kill|gas|hang|shoot) (?:all )?(?:the )?{group}|why .. (?:{group}) .. (?:should not|shouldnt|must not) .. (?:vote|work|marry|study)',
        ),
      },
      {
        pattern: words('n[i1]gg(?:er|a)s?|k[i1]kes?|f[a4]gg?ots?'),
        unless: words('mark twain|huckleberry|word|slur|history|mockingbird'),
      },
    ],
  },
];
