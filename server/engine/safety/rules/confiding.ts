import { type DeclineRule, words } from './rule.ts';

const family =
  '(?:(?:my|our) (?:\\S+ )?|step ?|mommy|daddy|mummy)(?:dad|father|mum|mom|mother|parents|brother|sister|uncle|aunt|grandpa|grandfather|cousin|coach|teacher|boyfriend|girlfriend|family|stepdad|stepmum|stepmom|stepfather|stepmother|babysitter|neighbou?r)?|mommy|daddy|mummy|(?:someone|somebody|a man|an adult|the man) (?:at home|in my family|i know)';

/**
 * What a user says in the first person, about thoughts of suicide, self-harm or abuse. The request is
 * not written, and help is shown instead.
 */
export const confidingRules: readonly DeclineRule[] = [
  {
    id: 'confides-self-harm',
    category: 'upsetting-and-sensitive',
    concern: 'self-harm',
    sentence:
      'Thank you for telling us. This matters more than the document: please talk to someone who can help.',
    matches: [
      {
        pattern: words(
          'i (?:just |really |sometimes |often |only |still |kind of |kinda )*(?:want|wanna|wish|plan|am going|am gonna|m going|will|tried|try|need|have decided|would like|should) (?:to |i |that i |just |gonna )*(?:die|kill myself|end (?:my life|it all|it|everything)|hurt myself|cut myself|disappear forever|was dead|were dead|wasnt alive|was never born|not be alive|be dead|take my (?:own )?life)',
        ),
      },
      {
        pattern: words(
          '(?:i|we) (?:dont|do not|no longer) (?:want to|wanna) (?:live|be alive|exist|be here|wake up)(?: any ?more| any longer| tomorrow)?(?! (?:in|near|with|on|at|without|for))',
        ),
      },
      {
        pattern: words(
          '(?:im|i am|i m) (?:gonna|going to) (?:die tonight|kill myself|end (?:it|my life)|hurt myself|cut myself)|i (?:took|swallowed|have taken) (?:a lot of|too many|all the|my) .. pills|my life (?:is|has) .. (?:worthless|pointless|no meaning|over) .. (?:die|i|me)',
        ),
      },
      { pattern: words('i (?:hate|loathe) (?:myself|my life) .. (?:die|dead|disappear|end\\w*|gone|live)') },
      {
        pattern: words(
          'i (?:cant|cannot) (?:go on|do this any ?more|take (?:it|this) any ?more) .. (?:end|life|die|living|anymore)|i (?:cant|cannot) go on',
        ),
      },
      {
        pattern: words(
          '(?:ive|i have|i am|im|i keep|i started|i) (?:been )?(?:cutting|hurting|harming|burning|starving) (?:myself|my arms?|my wrists?|my legs?)|i (?:cut|hurt|harm|burn) myself',
        ),
      },
      {
        pattern: words(
          '(?:thinking|thoughts?|think|feel|feeling) (?:\\S+ ){0,3}?(?:about |of |like )?(?:ending (?:it|my life|it all)|killing myself|suicide|dying|being dead)',
        ),
        about: words('i|im|ive|my|me'),
      },
      {
        pattern: words(
          '(?:nobody|no one|noone) (?:would|will) (?:miss me|care if i|notice if i)|(?:everyone|they|world) .. (?:better off|happier) without me|(?:nobody|no one) cares if i (?:am|die|was)',
        ),
      },
      {
        pattern: words(
          'i have .. (?:a plan|note|pills) .. (?:note|suicide|die)|no (?:reason|point) (?:to live|in living)|i hate my life .. (?:die|end\\w*|gone|dead)|i feel suicidal|im suicidal|i am suicidal',
        ),
      },
      {
        pattern: words(
          '(?:me quiero|quiero|deseo) (?:morir\\w*|matarme|suicidarme)|no quiero (?:vivir|seguir viviendo)|je veux (?:mourir|me tuer)|je ne veux plus vivre|j ?ai envie de mourir|ich (?:will|mochte|moechte) (?:nicht mehr (?:leben|da sein)|sterben|mich umbringen)|ich bringe mich um|chce (?:umrzec|sie zabic)|nie chce (?:juz )?zyc|quero (?:morrer|me matar)|nao quero (?:mais )?viver|voglio morire|non voglio (?:piu )?vivere|я хочу умереть|не хочу жить|хочу померти|muốn chết|我想死|死にたい|죽고 싶어',
        ),
      },
    ],
  },
  {
    id: 'confides-abuse',
    category: 'upsetting-and-sensitive',
    concern: 'abuse',
    sentence:
      'Thank you for telling us. This matters more than the document: please talk to someone who can help.',
    lookAlikes: words(
      '(?:hits?|beats?|beating) (?:the|a) (?:ball|drum|eggs?|record)|my heart beats?|touches? my heart',
    ),
    matches: [
      {
        pattern: words(
          `(?:${family}) (?:\\S+ ){0,3}?(?:hits?|hitting|beats?(?! me (?:at|in) )|beating|punche?s|kicks?|hurts?|touche?s|touching|chokes?|burns?|rapes?|raped|abuses?|abused|abusing|molests?|threatens?) (?:me|my (?:body|private\\S*|mum|mom|brother|sister)|us)`,
        ),
      },
      {
        pattern: words(
          `(?:${family}) .. (?:comes? into my (?:room|bed)|at night) .. (?:touche?s|hurts?|lies|me)`,
        ),
      },
      {
        pattern: words(
          '(?:he|she|they) (?:\\S+ ){0,2}?(?:hits?|beats?|hurts?|touche?s|forces?|forced|makes?|made|raped|abused|abuses) me (?:at night|every|to touch|there|again|down|and said|where i|do things)|(?:forces?|makes?) me to (?:touch|undress|watch)',
        ),
      },
      {
        pattern: words(
          'i (?:was|am being|have been|got|get|keep getting) (?:\\S+ )?(?:raped|molested|abused|beaten|touched|assaulted|trafficked)|i am (?:scared|afraid|frightened) (?:to go|of going|at|to be at) home|im (?:scared|afraid) (?:to go|of going) home|not safe at home',
        ),
      },
      {
        pattern: words(
          '(?:everyone|they|someone|kids|people) (?:\\S+ )?(?:bull(?:y|ies|ied)|hurts?|hits?|beats?) me .. (?:dead|die|every day|scared|help|night)|i am being bullied|im being bullied',
        ),
      },
      {
        pattern: words(
          'mi (?:padre|papa|tio|padrastro|madre) me (?:pega|toca|golpea)|mon (?:pere|oncle|beau pere) me (?:frappe|bat|touche)|mein (?:vater|onkel|stiefvater) (?:schlagt|schlaegt|beruhrt|fasst) mich',
        ),
      },
    ],
  },
];
