import { type DeclineRule, refuted, words } from './rule.ts';

const prevented = words(
  'prevent\\w*|counter\\w*|resist\\w*|why (?:do |did )?(?:some |young )?people|how .. (?:recruit(?:ed|s)|was|were)|propaganda|warning signs|respond',
);

export const violenceRules: readonly DeclineRule[] = [
  {
    id: 'weapons',
    category: 'violence-and-crime',
    sentence:
      'Lectern doesn’t write how to make or get weapons. It can help with a lesson about their history, the law or prevention.',
    lookAlikes: words(
      '(?:bath|seed|glitter|photo|time|cherry|calorie) bombs?|bomb (?:calorimet\\w+|disposal|shelters?)|bombshells?|building the (?:atomic|atom|hydrogen|nuclear) bomb|(?:glue|nerf|water|staple|heat|price|spray) guns?|gun (?:rights?|control|laws?|violence|ownership)|guns germs and steel|top gun|jump(?:ing|s)? the gun|explosive (?:growth|eruptions?|verbs?|starts?)',
    ),
    matches: [
      { pattern: words('{how} .. {make} .. {bomb}'), inSources: true },
      {
        pattern: words('(?:{make}|exploding|throwing) .. {bomb}'),
        unless: words(
          'history|historical|manhattan|invention|invented|was|were|war|treat(?:y|ies)|disposal|mining|demining|why|metaphor|nobel|decision',
        ),
      },
      { pattern: words('{bomb} (?:making|building|101|recipe)|bombas? casera\\w*|bombe artisanale') },
      {
        pattern: words(
          '{how} .. {make} .. (?:(?:a |an )?(?:home ?made |deadly |knife )?weapons?|shanks?|tasers?|crossbows?|nunchucks|brass knuckles|blowguns?)',
        ),
        unless: words('stone age|neolithic|prehistoric|medieval|history|ancient|treat\\w+'),
      },
      { pattern: words('{make} .. (?:silencers?|ghost guns?|home ?made guns?)') },
      { pattern: words('{bomb} .. (?:at home|tutorial|from fertili[sz]er|step by step|how to)') },
      {
        pattern: words('{how} .. (?:{make}|convert|modify|get|buy|obtain|find|hide|carry) .. {gun}'),
        unless: words('licen[cs]es?|laws?|lawful\\w*|treaty|revolution|history'),
        inSources: true,
      },
      {
        pattern: words(
          '3d print\\w* .. {gun}|(?:printed|printing|print|assemble|convert) .. (?:working )?{gun}|{gun} .. (?:full auto|fully automatic|put it together|untraceable|kit)|untraceable .. {gun}|full auto',
        ),
      },
      {
        pattern: words('(?:steps?|instructions|how) .. {make} (?:it|them|one)'),
        about: words('{bomb}|ghost guns?'),
      },
      {
        pattern: words(
          '(?:sneak|bring|smuggle|hide|take|carry)\\w* .. (?:knife|knives|gun|weapon|blade)s? .. (?:school|class|detectors?|security)',
        ),
        unless: words('prevent\\w*|why|laws?|polic(?:y|ies)'),
      },
      {
        pattern: words(
          '(?:hacer|fabricar|construir) .. (?:bombas?|explosivos?|armas?)|(?:fabriquer|faire|construire) .. (?:bombes?|explosifs?|armes?)|(?:bau\\w*|bastel\\w*|herstell\\w*) .. (?:\\w*bomben?|sprengstoff|waffen?)|(?:zrobic|zbudowac) bombe',
        ),
        unless: words('historia|histoire|geschichte|guerra|guerre|krieg'),
      },
    ],
  },
  {
    id: 'attacks',
    category: 'violence-and-crime',
    concern: 'abuse',
    sentence:
      'Lectern doesn’t write about hurting people. If you are angry or afraid, or know of a threat, please tell an adult you trust or call the emergency number.',
    lookAlikes: words(
      'to kill a mockingbird|kill(?:s|ing)? (?:time|bacteria|germs|weeds|viruses)|hurt (?:someone|people|others)s? feelings|heart attack|how to (?:stop|prevent|avoid) (?:hurting|killing)',
    ),
    matches: [
      {
        pattern: words(
          '(?:plan|planning|design|commit|carry(?:ing)? out|do|prepare|stage) (?:a |an |the |my )?(?:school |mass )?(?:shootings?|attack on|massacre|stabbing)',
        ),
        unless: prevented,
      },
      {
        pattern: words(
          'i (?:will|want to|wanna|am going to|am gonna|might|should) .. (?:shoot|kill|stab|bring .. gun)|(?:im|i am) (?:gonna|going to) .. (?:shoot|kill|stab)',
        ),
        unless: words('play|poem|story|character|macbeth|hamlet|deer|photo\\w*|film|video|basketball|ball'),
      },
      {
        pattern: words(
          '{how} .. (?:kidnap|abduct|torture|drown|suffocate|knock out|run over|dispose of (?:a|the) bod(?:y|ies)|hide (?:a|the) bod(?:y|ies)|get away with murder)',
        ),
        unless: words('prevent\\w*|why|safety|story|novel|detective'),
      },
      {
        pattern: words(
          '{how} .. (?:bully|humiliate|harass|make (?:my|a|the) (?:friend|classmate|kid|girl|boy|sister|brother) cry)',
        ),
        unless: words('stop\\w*|prevent\\w*|deal\\w*|respond\\w*|respect\\w*|help\\w*|victims?|report\\w*'),
      },
      {
        pattern: words(
          'shoot(?:ing)? up .. (?:school|class|place|church|mosque)|(?:bomb|blow up|burn down|attack) (?:my|our|the) school',
        ),
      },
      {
        pattern: words(
          '(?:how|ways?|i want|i wanna|im going|i am going|i will|help me|best way|easiest way|want to) .. (?:kill|murder|poison|stab|hurt|shoot|strangle|beat up|torture|beat) .. (?:{person})',
        ),
        unless: words('prevent\\w*|in (?:macbeth|hamlet|othello)|why|does|did'),
      },
      {
        pattern: words(
          '(?:beat|kill|poison|stab|hurt) .. (?:without (?:getting |being )?(?:caught|leaving|a trace)|leaving a trace)',
        ),
      },
      { pattern: words('burn(?:ing)? down .. (?:building|house|school)|make it look like an accident') },
    ],
  },
  {
    id: 'extremism',
    category: 'violence-and-crime',
    sentence:
      'Lectern doesn’t write in praise of violence or to win people for violent groups. It can help with a lesson about how such groups work and how people resist them.',
    matches: [
      {
        pattern: words(
          '(?:recruiting|recruit|join|joining|support) .. (?:isis|islamic state|al qaeda|terrorists?|terrorist groups?|neo nazis?|kkk|ku klux klan|extremists?)',
        ),
        unless: prevented,
      },
      {
        pattern: words(
          '(?:terrorism|violence|genocide|ethnic cleansing|killing civilians|rape) .. (?:is|are|was) .. (?:good|justified|necessary|right|fun)|{how} .. (?:start|incite) .. (?:riot|race war)',
        ),
        unless: words('is it|was it|debate|whether|can .. be|ever|can|did'),
      },
      {
        pattern: words(
          '(?:glorif\\w+|prais\\w+|celebrat\\w+|honou?r\\w*|worship\\w*) .. (?:attackers?|shooters?|killers?|terrorists?|hitler|nazis|bombers|isis|massacre)',
        ),
        unless: words('why|how|cult|propaganda|analys\\w*'),
      },
      {
        pattern: words(
          '(?:hitler|the nazis|osama|bin laden|the kkk) (?:was|were) (?:right|a hero|heroes|good)',
        ),
        unless: refuted,
      },
    ],
  },
];
