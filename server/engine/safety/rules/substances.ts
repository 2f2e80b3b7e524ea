import { type DeclineRule, taught, words } from './rule.ts';

const poisons =
  'ricin|sarin|nerve agents?|mustard gas|vx gas|anthrax|botulinum|cyanide|chloramine|toxic gas|poison gas|deadly (?:toxins?|poisons?|gas)|toxins?|chemical weapons?|biological weapons?|bioweapons?';

export const substanceRules: readonly DeclineRule[] = [
  {
    id: 'drugs',
    category: 'toxic',
    sentence:
      'Lectern doesn’t write how to make, get or take drugs. It can help with a lesson about their effects, the law or recovery.',
    lookAlikes: words(
      'crack(?:s|ing)? (?:the |a )?codes?|methods?|weed(?:s|ing)? (?:out|the|in|from)|drug resistance',
    ),
    matches: [
      { pattern: words('{how} .. {make} .. {drug}'), inSources: true },
      { pattern: words('{make} .. {drug}'), unless: taught },
      {
        pattern: words(
          '{how} .. {drug} .. (?:made|cooked|brewed|grown|produced|synthesi[sz]ed)|{drug} .. (?:made|cooked|brewed|produced) .. {how}',
        ),
        unless: words('history|geography|trade|poppies|where'),
      },
      {
        pattern: words(
          '{drug} .. (?:recipes?|tutorial|growing guide|grow guide|dosage|for beginners)|(?:recipes?|ingredients) .. {drug}',
        ),
        unless: taught,
      },
      {
        pattern: words(
          '{how} .. (?:vape|smoke|drink) .. (?:without|hide|caught)|(?:buy|sell|selling) .. drugs|cheat .. drug test|{how} .. {make} .. (?:alcohol|vodka|whisk(?:e)?y|drugs)',
        ),
        unless: words('stop\\w*|quit|laws?|why|prevent\\w*|dangers?|history|ferment\\w*'),
      },
      { pattern: words('{drug} .. {make} .. (?:home|lab|kitchen|bedroom|school)'), unless: taught },
      {
        pattern: words(
          '(?:grow|dose|smoke|snort|inject|take|taking|use|buy|sell|selling) .. {drug} .. (?:at home|online|school|class|caught|high)',
        ),
      },
      {
        pattern: words(
          '{how} .. (?:buy|get|find|sell|smuggle|score|hide|take|dose|smoke|snort|roll) .. {drug}',
        ),
        unless: taught,
      },
      {
        pattern: words('(?:steps?|ingredients|instructions|how) .. {make} (?:it|them|one|some)'),
        about: words('{drug}'),
      },
      {
        pattern: words('(?:get|gets|getting) .. (?:high|wasted|stoned|drunk|buzzed|tipsy)'),
        unless: words(
          'high (?:marks?|grades?|scores?)|why (?:people|teenagers)|liver|prevent\\w*|dangers?|effects?',
        ),
      },
      {
        pattern: words(
          '(?:sniff|sniffing|huff|huffing) (?:glue|paint|gas|petrol|aerosols?)|snort(?:ing)? .. (?:adderall|ritalin|pills?|powder|coke)|roll(?:ing)? (?:a |up a )?joints?',
        ),
        unless: taught,
      },
      {
        pattern: words(
          '(?:hide|hiding|sneak|sneaking) .. (?:vapes?|weed|alcohol|vodka|beer|cigarettes) .. (?:school|class|parents|teachers)|vaping tricks',
        ),
      },
      {
        pattern: words(
          '(?:fabricar|hacer|cocinar|producir|comprar) .. (?:metanfetamina|cocaina|heroina|drogas)|(?:fabriquer|preparer|acheter) .. (?:methamphetamine|cocaine|drogue)|(?:herstellen|kochen|kaufen) .. (?:drogen|crystal|kokain)|(?:drogen|crystal meth|meth) .. (?:herstellen|kochen|kaufen)',
        ),
      },
      {
        pattern: words(
          '{how} .. (?:xanax|oxy|oxycodone|codeine|cough syrup|lean|nitrous|poppers) .. (?:high|wasted|drunk|feel|fun)',
        ),
      },
    ],
  },
  {
    id: 'poisons',
    category: 'toxic',
    sentence:
      'Lectern doesn’t write how to make poisons or toxic gases. It can help with a lesson about their history, the law or safety.',
    lookAlikes: words('toxins? (?:of|in) (?:bacteria|the body|plants|food)'),
    matches: [
      {
        pattern: words(`(?:{how} .. )?{make} .. (?:${poisons})`),
        unless: words(
          'treat(?:y|ies)|first world war|wwi|history|banned|why .. (?:must|never)|safety|bacteria|botox',
        ),
        inSources: true,
      },
      {
        pattern: words(
          '{how} .. {make} .. (?:(?:a |an )?(?:deadly |lethal |strong )?poisons?|chloroform)|chloroform .. (?:knock|someone)',
        ),
        unless: words('never|safety|history|frogs?|snakes?|plants?|animals?|insects?|spiders?'),
      },
      {
        pattern: words(
          `(?:${poisons}) .. (?:step by step|instructions|from household|at home|hands on|how to make)`,
        ),
      },
      {
        pattern: words(
          '(?:chlorine|gas) .. (?:kitchen|home|weapon) .. (?:weapon|someone|people)|chlorine gas .. (?:kitchen|weapon)',
        ),
      },
      {
        pattern: words('mix(?:ing)? (?:bleach|ammonia) .. (?:gas|amounts?|make|someone)'),
        unless: words('never|must not|should not|danger\\w*|safety|why'),
      },
    ],
  },
];
