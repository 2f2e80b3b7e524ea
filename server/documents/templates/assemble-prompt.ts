import type { Prompt } from '../../engine/port/engine.ts';
import type { CommonInput } from './fields/common.ts';
import type { GeneratorContext, SectionTask } from './generator.ts';
import { bullets, guidanceFor } from './guidance/guidance.ts';
import { briefOf, housePrompt, houseNever, sourceBlock, taskBlock } from './prompt-parts.ts';

/** What a template's prompt says to every request. */
export interface TemplateInstructions {
  /** The role, and what an expert does in each section. */
  craft: string;
  /** What the document never contains, in addition to {@link houseNever}. */
  never: readonly string[];
  /** A part of a document about another topic, as JSON: its shape, and how specific it is. */
  example: string;
}

interface PromptRequest {
  input: CommonInput;
  context: GeneratorContext;
  task: SectionTask;
  /** The template's own fields, as lines of the brief; empty ones are left out. */
  brief: readonly string[];
}

/**
 * The prompt of every template. What doesn't depend on the request comes first, so that providers can
 * cache it.
 */
export function assemblePrompt(
  { craft, never, example }: TemplateInstructions,
  { input, context, task, brief }: PromptRequest,
): Prompt {
  const system = [
    housePrompt,
    craft,
    `The document never contains:\n${bullets([...houseNever, ...never])}`,
    `Example of the shape and of how specific to be. It is about another topic: copy nothing from it.\n${example}`,
    guidanceFor(input),
  ];
  const user = [briefOf(input, context, brief), sourceBlock(input, context), taskBlock(task)];
  return { system: joined(system), user: joined(user) };
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
