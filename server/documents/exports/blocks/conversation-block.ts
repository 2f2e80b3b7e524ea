import { speakerLabels } from '../../../generated/block-labels.ts';
import { conversationSchema } from '../../../generated/blocks.ts';
import { quiet, text } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

export const writeConversation = blockWriter(conversationSchema, (turns) =>
  turns.flatMap((turn) => [
    text(`**${speakerLabels[turn.role]}:** ${turn.text}`),
    ...(turn.note ? [quiet(turn.note)] : []),
  ]),
);
