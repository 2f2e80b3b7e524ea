import { type CareRule, words } from './rule.ts';

/** Subjects that a school may teach, and how much care they need. */
export const careRules: readonly CareRule[] = [
  {
    category: 'upsetting-and-sensitive',
    severity: 'heightened-caution',
    pattern: words(
      'suicid\\w*|self harm\\w*|eating disorders?|anorexia|bulimia|rape|sexual (?:assault|violence|abuse|harassment)|child abuse|domestic violence|grooming|school shootings?|incest',
    ),
    lookAlikes: words('cells? .. suicide|(?:career|political) suicide|rapeseed|oilseed rape'),
  },
  {
    category: 'violence-and-crime',
    severity: 'enhanced-scrutiny',
    pattern: words(
      'holocaust|shoah|genocid\\w*|slavery|slave trade|middle passage|lynch\\w*|massacres?|tortur\\w*|concentration camps?|ethnic cleansing|terroris\\w*|execut(?:ed|ions?)|guillotine|capital punishment|assault|kamikaze|9 11|hiroshima|auschwitz|anne frank|nazis?|ku klux klan',
    ),
    lookAlikes: words('execut(?:ed|ion|ions) of (?:code|the program|a program)|boston massacre of prices'),
  },
  {
    category: 'violence-and-crime',
    severity: 'content-guidance',
    pattern: words(
      'wars?|bomb\\w*|kill(?:s|ed|ing)?|murder\\w*|manslaughter|assassinat\\w*|weapons?|guns?|shoot(?:s|ing|ings)?|poison\\w*|crimes?|criminals?|violence|battles?|attacks?|death|gladiators?|guerra|guerre|krieg|bombardeo|bombardierung',
    ),
    lookAlikes: words(
      'shooting (?:stars?|a basketball|hoops|guards?)|killer whales?|killing two birds|heart attacks?|bath bombs?|bomb calorimet\\w+|poison dart frogs?|kills? (?:bacteria|germs)|black death',
    ),
  },
  {
    category: 'language-and-discrimination',
    severity: 'enhanced-scrutiny',
    pattern: words(
      'racis\\w*|apartheid|segregation|jim crow|antisemitism|hate speech|slurs?|homophobia|xenophobia|discriminat\\w*|prejudice|stereotypes?|sexism|propaganda|internment|lynching',
    ),
  },
  {
    category: 'nudity-and-sex',
    severity: 'content-guidance',
    pattern: words(
      'human reproduction|reproductive (?:organs?|system)|puberty|menstrua\\w*|ovulation|contracepti\\w*|sex(?:ual|uality|ually)?|hiv|aids|pregnan\\w*|nudes?|consent|abortion',
    ),
    lookAlikes: words(
      'sexual reproduction in .. plants|sexual selection|sex linked|aids? (?:memory|learning)|teaching aids|visual aids',
    ),
  },
  {
    category: 'upsetting-and-sensitive',
    severity: 'content-guidance',
    pattern: words(
      'drugs?|drogas|alcohol|opioids?|cannabis|heroin|nicotine|vap(?:es?|ing)|addiction|depression|anxiety|grief|bereave\\w*|bullying|cyberbullying|cancer|disasters?|famine|plague|black death|misinformation|conspiracy|holocaust denial|vaccin\\w*|autism|mental health|dies|dying|dead',
    ),
    lookAlikes: words('the great depression|drug (?:discovery|resistance)|dead (?:sea|languages?)'),
  },
  {
    category: 'physical-activity',
    severity: 'content-guidance',
    pattern: words(
      'bunsen|flame tests?|dissect\\w*|scalpels?|knife skills|knives|acids?|burning|fireworks?|flammable|field ?trips?|field ?work|swimming|climbing|gymnastics|trampolin\\w*|weight ?lifting|power tools|soldering|electrical circuits?',
    ),
    lookAlikes: words('amino acids?|nucleic acids?|deoxyribonucleic acid|acid rain'),
  },
];
