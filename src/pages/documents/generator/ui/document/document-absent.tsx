import { isMissing, type Problem } from '@/shared/api';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';

type DocumentAbsentProps = {
  template: Template;
  problem: Problem;
  /** Whether it is all that the page shows. */
  page?: boolean;
};

/** The document of the address couldn't be opened. */
export function DocumentAbsent({ template, problem, page = false }: DocumentAbsentProps) {
  return (
    <ErrorState
      {...(page && { size: 'page' })}
      title={isMissing(problem) ? 'Document not found' : 'The document couldn’t be opened'}
      actions={<Button href={`${template.entry.route}/history`}>Go to your documents</Button>}
    >
      {isMissing(problem) ? 'It may belong to another account, or the link is incomplete.' : problem.message}
    </ErrorState>
  );
}
