import type { OpenDocument } from '@/entities/generation';

/** What became of a rewrite of this version. One that failed leaves the document complete, with its earlier text. */
export function rewriteOutcome(
  { generation: { failure, version }, undo }: Pick<OpenDocument, 'generation' | 'undo'>,
  before: number,
) {
  if (failure !== null) {
    const title = failure.retryable
      ? 'The rewrite failed, and your text is unchanged. Try again.'
      : failure.message;
    return { tone: 'bad' as const, title };
  }
  if (version === before)
    return { tone: 'info' as const, title: 'The rewrite changed nothing, so it cost nothing.' };
  return undo.length > 0 ? { tone: 'ok' as const, title: 'Rewritten.' } : null;
}
