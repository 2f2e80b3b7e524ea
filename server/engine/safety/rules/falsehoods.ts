import { asserted, type DeclineRule, refuted, words } from './rule.ts';

const more = {
  vaccine: 'vaccin\\w*|vacuna\\w*|jabs?|immuni[sz]ation|mmr|injection|shots?',
  quackery:
    'bleach|chlorine dioxide|disinfectant|baking soda|homeopath\\w*|garlic|crystals?|essential oils?|urine|prayer|ivermectin|alkaline water|lemon juice|herbs|herbal tea|colloidal silver|detox|reiki|magnets|raw milk|fasting',
  illness:
    'cancer|tumou?rs?|covid\\S*|corona\\w*|(?:the )?virus|hiv|aids|diabetes|asthma|epilepsy|measles|polio|autism|depression|broken bones|infections?|pneumonia',
  medicine:
    'insulin|chemo(?:therapy)?|antibiotics?|medicines?|medication|doctors?|hospitals?|surgery|vaccin\\w*',
};

export const falsehoodRules: readonly DeclineRule[] = [
  {
    id: 'medical-falsehoods',
    category: 'toxic',
    sentence:
      'Lectern doesn’t teach a medical claim that is known to be false. It can help with a lesson on how the claim arose and what the evidence shows.',
    matches: [
      '{vaccine} .. (?:cause|causes|caused|causing|leads? to|gives?) .. autis\\w+',
      'autis\\w+ .. (?:is|are|was) .. (?:caused|due|result) .. {vaccine}',
      '{vaccine} .. (?:poison\\w*|microchips?|weakens?|kills?|scam|infertil\\w*|steril\\w*|dna|unnecessary|useless|refuse)',
      '(?:should|must|to|parents|families|children|lets) (?:\\S+ )?(?:refuse|reject|avoid|never get) .. {vaccine}',
      '(?:refuse|reject|avoid) (?:the |all )?{vaccine} .. (?:because|parents|children|poison)',
      '{vaccine} (?:\\S+ )?(?:are|is) (?:\\S+ )?(?:dangerous|harmful|toxic|evil|bad|deadly|a lie|a scam|not safe|unsafe)',
      '(?:danger|dangers|link|connection) (?:of|between) .. {vaccine} (?:and|with) autis\\w+',
      '{quackery} as (?:a )?(?:medicine|cure|remedy|treatment)',
      '(?:cure|heal|treat) (?:your |my |their )?(?:{illness}) with .. (?:{quackery}|cinnamon|honey|ginger|lemon|turmeric|diet|sunlight)',
      'masks? (?:caus\\w*|give) .. (?:damage|disease|cancer)',
      '(?:vacunas?|vaccins?|impfung\\w*|szczepionk\\w*|vacinas?|vaccini) .. (?:causan|provocan|causent|provoquent|verursach\\w*|powoduja|causam|causano) .. l?aut\\w+',
      '{quackery} .. (?:cures?|cured|heals?|treats?|instead of|better than|prevents?) .. (?:{illness}|{medicine})',
      '{illness} .. (?:can be|is|are) (?:cured|healed|treated) .. {quackery}',
      '(?:drink|drinking|inject|injecting|swallow\\w*) .. (?:bleach|disinfectant|chlorine dioxide)',
      'hiv .. (?:not|doesnt) cause aids|aids .. (?:hoax|invented|does not exist)',
      '(?:5g|phone masts?|cell towers?) .. (?:spread\\w*|caus\\w*|virus|covid\\S*|cancer|kill\\w*)',
      '(?:covid\\S*|corona\\w*|pandemic) .. (?:fake|hoax|scam|invented|planned|does not exist)|masks? kill\\w*',
      '{medicine} .. (?:scam|poison|hoax|unnecessary)|(?:stop|quit) (?:taking|giving) .. {medicine}',
      '(?:no|nobody|never|dont) .. (?:need\\w*|see|trust) .. (?:doctors?|hospitals?)|no (?:doctor|hospital)s? (?:is |are )?needed',
      'sun ?(?:cream|screen|block) .. (?:caus\\w*|gives?|poison\\w*) .. cancer',
      '(?:cure|cures|curing) .. (?:homosexuality|being gay|gay people)|conversion therapy works',
    ].map((template) => ({ pattern: words(template, more), unless: refuted })),
  },
  {
    id: 'asserted-falsehoods',
    category: 'toxic',
    sentence:
      'Lectern doesn’t teach a medical claim that is known to be false. It can help with a lesson on how the claim arose and what the evidence shows.',
    matches: [
      {
        pattern: words(asserted),
        about: words(
          '{vaccine} .. autis\\w+|{vaccine} .. (?:microchips?|weaken\\w*|poison)|5g .. virus|{quackery} .. cur\\w+',
          more,
        ),
      },
    ],
  },
];
