import { useUnit } from 'effector-react';
import { FileDown } from 'lucide';
import { studentClassPath } from '@/entities/class';
import type { StudentGradebook } from '@/shared/api/student-gradebooks';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { readMarks } from '../model/read-marks';
import * as model from '../model/student-marks';
import { CategoryList } from './category-list';
import { MissingWork } from './missing-work';
import { Totals } from './totals';
import { WhatIf } from './what-if';

/** A student's own marks in a class, and how their totals follow from them. */
export function StudentMarksPage() {
  return (
    <ResourcePage
      of={model.marks}
      loading="Loading your marks"
      failed="Your marks couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="You are not in this class"
          action={<Button href="/students/classes">Your classes</Button>}
        >
          Ask your teacher, or join it with its code.
        </EmptyState>
      }
    >
      {(book) => <Ready book={book} />}
    </ResourcePage>
  );
}

function Ready({ book }: { book: StudentGradebook }) {
  const marks = readMarks(book);
  const { neutral_words: isNeutral, what_if: mayTry } = book.rules.content;
  const isPart = book.assignments.some(({ missing_percent: lost }) => lost !== null && lost < 100);
  return (
    <Stack gap={6}>
      <Head book={book} />
      {book.assignments.length === 0 ? (
        <EmptyState title="No marks yet">
          Marks appear here when your teacher sets work and returns it.
        </EmptyState>
      ) : (
        <Split
          main={
            <Stack gap={8}>
              <Totals totals={marks.totals} isPart={isPart} />
              {marks.missing.length > 0 ? <MissingWork marks={marks.missing} isNeutral={isNeutral} /> : null}
              {marks.categories.map((category) => (
                <CategoryList key={category.name} category={category} isNeutral={isNeutral} />
              ))}
            </Stack>
          }
          side={
            <Stack gap={8}>
              {mayTry ? <WhatIf book={book} /> : null}
              {marks.terms.map((term) => (
                <PageSection key={term.id} title={term.isClosed ? `${term.name}, closed` : term.name}>
                  <Totals totals={term.totals} isPart={isPart} term={term.name} />
                </PageSection>
              ))}
            </Stack>
          }
        />
      )}
    </Stack>
  );
}

function Head({ book: { class: face, assignments } }: { book: StudentGradebook }) {
  const [request, isPending, hasFailed] = useUnit([
    model.pdfRequested,
    model.exportPdfFx.pending,
    model.$pdfFailed,
  ]);
  return (
    <>
      <PageHeader
        title="Your marks"
        lead={`${face.title}. Work that your teacher has marked and returned.`}
        actions={
          <>
            {assignments.length > 0 ? (
              <Button icon={FileDown} pending={isPending} onClick={() => request(face)}>
                Download as PDF
              </Button>
            ) : null}
            <Button href={studentClassPath(face.id)}>The class</Button>
          </>
        }
      />
      {hasFailed ? <Banner tone="danger">The PDF couldn’t be made. Try again in a moment.</Banner> : null}
    </>
  );
}
