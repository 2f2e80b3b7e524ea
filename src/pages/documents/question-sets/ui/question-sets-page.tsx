import { useUnit } from 'effector-react';
import { ClipboardPaste, Search } from 'lucide';
import type { GenerationSummary } from '@/shared/api/generations';
import { shortDateOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TemplateMark } from '@/shared/ui/template-mark';
import { TextInput } from '@/shared/ui/text-input';
import { coverOf } from '@/shared/ui/theme/template-name';
import { $form, $search, searchChanged, sets } from '../model/question-sets';

/** Chooses the questions that a new document changes. */
export function QuestionSetsPage() {
  const form = useUnit($form);
  const own = (
    <Button variant="second" icon={ClipboardPaste} href={form}>
      Paste or upload questions
    </Button>
  );
  return (
    <Stack gap={6}>
      <PageHeader
        title="Change questions"
        lead="Choose a document, or bring your own questions."
        actions={own}
      />
      <Sets form={form} />
    </Stack>
  );
}

function Sets({ form }: { form: string }) {
  const { list, search } = useUnit({ list: sets.$list, search: $search });
  const on = useUnit({ search: searchChanged, more: sets.moreRequested, retry: sets.refreshed });
  if (list.state === 'loading') return <Skeleton lines={8} label="Loading your documents" />;
  if (list.state === 'failed') {
    return (
      <ErrorState title="Your documents couldn’t be loaded" onRetry={() => on.retry()}>
        {list.problem.message}
      </ErrorState>
    );
  }
  if (list.state === 'empty' && search.trim() === '') {
    return (
      <EmptyState title="No questions yet">
        Quizzes, worksheets and other documents with questions appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <search>
        <TextInput
          type="search"
          label="Find questions"
          placeholder="Search titles and contents"
          icon={Search}
          value={search}
          onChange={on.search}
        />
      </search>
      {list.state === 'empty' ? (
        <EmptyState title="No document matches">Try fewer words.</EmptyState>
      ) : (
        <PageSection title="Your documents">
          <MarginList
            label="Documents with questions"
            margin="lg"
            items={list.items.map((item) => setOf(item, form))}
          />
          <LoadMore
            next={list.next.state}
            failure="More documents couldn’t be loaded."
            end="All documents are shown."
            onMore={on.more}
          >
            Show more
          </LoadMore>
        </PageSection>
      )}
    </>
  );
}

const setOf = (
  { id, title, template_type, subject, grade_level, updated_at }: GenerationSummary,
  form: string,
): MarginListItem => ({
  id,
  lead: shortDateOf(updated_at),
  mark: <TemplateMark template={coverOf(template_type)} look="book" />,
  title,
  href: `${form}?from=${id}`,
  note: [subject, grade_level].filter(Boolean).join(' · '),
});
