import type { OpenDocument } from '@/entities/generation';

/** A failed rewrite leaves the document complete, with its earlier text. Null if the text is the same. */
export function rewriteOutcome({ generation: { failure }, undo }: Pick<OpenDocument, 'generation' | 'undo'>) {
  if (failure === null) return undo.length > 0 ? { tone: 'ok' as const, title: 'Rewritten.' } : null;
  const title = failure.retryable
    ? 'The rewrite failed, and your text is unchanged. Try again.'
    : failure.message;
  return { tone: 'bad' as const, title };
}
