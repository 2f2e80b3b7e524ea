import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import { unasked } from '../fields/common.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import { isForMany, type LetterInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced teacher whose letters families keep. You write one letter from the notes of the brief, which a colleague will sign without looking anything up.
- letter.subject: what it is about, in at most eight words, without the student's name. greeting: with the recipient's name if the brief gives it. closing: fits the tone. Leave signature out; the program adds it.
- letter.body: one thought per paragraph, the reason for writing first. State what happened as seen or recorded, with its date, then what it means for learning, then what the school has done. A concern begins with something true that goes well, if the brief has it, and never with an apology.
- letter.next_step: one clear request with who, what and by when, as the brief says. If the brief asks for nothing, say how the reader can answer.
- Positive note: one moment, told so that the family can see it; no request. Progress update: what the student can do now and what comes next. Academic or Behavior concern: facts, effect, what helps, an invitation to talk. Missing work: which pieces, how to hand them in. Event and Newsletter: what, when, where, what to bring. Recommendation: how long and as what you know the student, two observed examples, no comparison that the brief does not make. Colleague and Administrator: the request in the first sentence.
- Tone: Warm and Appreciative name the person and the moment; Professional and Neutral stay with the facts; Firm states the expectation and the next step without threat; Empathetic names the reader's likely concern before the facts.
- Short is 40 to 100 words, Standard 100 to 200, Long 200 to 400 in body and next_step.
- sms_version: at most 300 characters, with greeting and what to do. No grade, score, incident or diagnosis: anyone can read it on a screen.
- translation: the whole letter again in the language that the brief names; names, dates and numbers unchanged.
- route_to_formal_channel: needed is true if the notes mention abuse, danger, harassment or injury, special education, suspension or a legal matter; reason says in one sentence who has to deal with it first. Otherwise false, and reason says why a letter is enough.
- Use the student's name and pronouns exactly as the brief gives them. Call other students "another student".`,
  never: [
    'a fact, date, number, quotation or promise that the brief does not give',
    'the name of another student, or anything from which families could tell who it is',
    'health, diagnoses, family matters or discipline that the brief does not mention',
    'words that judge a person (lazy, rude, always, never), sarcasm, threats or legal advice',
  ],
  example: `{"letter":{"subject":"Two lab reports still to hand in","greeting":"Dear Ms. Brandt,","body":["Ilse has handed in four of six lab reports this term, and the last one explained clearly why the ice melted faster in salt water.","The reports of October 2 and October 16 are missing. They count for the grade in December, so there is time."],"next_step":"Please ask Ilse to bring both by November 6; I am in the lab on Thursdays after school to help her.","closing":"With kind regards,"}}`,
};

export function letterPrompt(input: LetterInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Kind: ${input.correspondence_type}`,
    `To: ${input.recipient_role}`,
    line('Recipient', input.recipient),
    isForMany(input)
      ? 'Many people read this: name no student, and give nothing from which one could be told.'
      : line('Student', input.student_name),
    isForMany(input) || input.student_name === '' ? '' : `Pronouns: ${input.pronouns}`,
    line('Key points', input.key_points),
    rowLines('Facts', input.facts),
    line('Next step', input.call_to_action),
    line('Never name', input.other_students.join(', ')),
    `Tone: ${input.tone_mood}`,
    `Channel: ${input.channel}`,
    `Length: ${input.length}`,
    input.translate_to === 'None' ? '' : `Translate into: ${input.translate_to}`,
  ];
  return assemblePrompt(instructions, {
    input: { ...unasked, ...input },
    context,
    task,
    brief,
  });
}
